/**
 * Words that designers search by, as a story file's `guide.keywords` lists them.
 *
 * @example keywordsIn('guide: { keywords: ["cta", "submit"] }') // ["cta", "submit"]
 */
export function keywordsIn(source: string): string[] {
  const list = /\bkeywords:\s*\[((?:[^\]"'`]|"[^"]*"|'[^']*'|`[^`]*`)*)\]/.exec(
    source,
  )?.[1];
  return [...(list ?? "").matchAll(/"([^"]*)"|'([^']*)'|`([^`]*)`/g)]
    .map(([, double, single, tick]) => double ?? single ?? tick ?? "")
    .filter((word) => word !== "");
}

/**
 * The address of the file that a failed fetch of code names; "unknown" where the error names none.
 *
 * @example missingFile(error) // "https://portal.example/assets/Seamless-1a2b.js"
 */
export function missingFile(error: unknown): string {
  return (
    (error instanceof Error
      ? /https?:\S+/.exec(error.message)?.[0]
      : undefined) ?? "unknown"
  );
}

/**
 * Fails where there is no line, before the browser is asked for a module. As long as a page lives, browsers keep that a
 * module could not be fetched, and those that it fetches in turn (Chromium since 150): what is never asked for without
 * a line is there once the line is back. What a browser says of its line is not believed: the page's server is asked.
 *
 * @example await expectLine();
 */
export async function expectLine(): Promise<void> {
  if (saysNoLine()) await askServer(import.meta.url);
}

/**
 * Asks the page's own server for a file's headers, past every cache. It fails where no answer comes, which a browser
 * that says it has a line does not know: a phone in a network that leads nowhere.
 *
 * @example const { status } = await askServer(location.href);
 */
export const askServer = (address: string): Promise<Response> =>
  fetch(address, { method: "HEAD", cache: "no-store" });

const saysNoLine = (): boolean =>
  "navigator" in globalThis && !navigator.onLine;

/** How often a part was asked for under an address of its own. */
let asked = 0;

/**
 * Fetches a part of the code. Where that fails, it is asked for once more under another address, because browsers do
 * not ask for the same one again. Only the module itself can be asked for in this way, by what it exports as default.
 *
 * @example const { default: Menu } = await fetchPart(() => import("./LanguageMenu.tsx"));
 */
export async function fetchPart<T extends { readonly default: unknown }>(
  load: () => Promise<T>,
  onFailure?: (error: unknown) => void,
): Promise<T> {
  // With a line it is asked for at once.
  if (saysNoLine()) await expectLine();
  try {
    return await load();
  } catch (error) {
    onFailure?.(error);
    const address = missingFile(error);
    // A style sheet is no module, and no part of what is fetched.
    if (/\.css\b/.test(address)) return load();
    asked += 1;
    const again = `${address}?again=${asked}`;
    const fresh: Partial<T> = await import(/* @vite-ignore */ again).catch(
      () => ({}),
    );
    return isWhole(fresh) ? fresh : load();
  }
}

const isWhole = <T extends { readonly default: unknown }>(
  part: Partial<T>,
): part is T => part.default !== undefined;

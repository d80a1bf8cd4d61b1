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

/** How often a part was asked for under an address of its own. */
let asked = 0;

/**
 * Fetches a part of the code, a second time where the first fails. As long as a page lives, browsers keep that a
 * module could not be fetched and do not ask for it again (Chromium since 150): under another address they do. So the
 * part is what its module exports by default, and names no other that nothing has loaded yet.
 *
 * @example const { default: Menu } = await fetchPart(() => import("./LanguageMenu.tsx"));
 */
export function fetchPart<T extends { readonly default: unknown }>(
  load: () => Promise<T>,
  onFailure?: (error: unknown) => void,
): Promise<T> {
  return load().catch(async (error: unknown) => {
    onFailure?.(error);
    asked += 1;
    const address = `${missingFile(error)}?again=${asked}`;
    const fresh: Partial<T> = await import(/* @vite-ignore */ address).catch(
      () => ({}),
    );
    return isWhole(fresh) ? fresh : load();
  });
}

const isWhole = <T extends { readonly default: unknown }>(
  part: Partial<T>,
): part is T => part.default !== undefined;

/**
 * The address of the file named by the error of a failed import; "unknown" if it names none.
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
 * Rejects while offline, before the browser is asked for a module. Browsers remember for the lifetime of a page that
 * a module could not be fetched, and so do its own imports (Chromium since 150): a module that was never requested
 * while offline can be loaded once the connection is back. The browser's own offline flag is not trusted: the page's
 * server is asked.
 *
 * @example await expectLine();
 */
export async function expectLine(): Promise<void> {
  if (saysNoLine()) await askServer(import.meta.url);
}

/**
 * Requests the headers of a file from the page's own server, bypassing every cache. It rejects if no answer comes,
 * which a browser that claims to be online cannot know: for example a phone on a network without internet access.
 *
 * @example const { status } = await askServer(location.href);
 */
export const askServer = (address: string): Promise<Response> =>
  fetch(address, { method: "HEAD", cache: "no-store" });

const saysNoLine = (): boolean =>
  "navigator" in globalThis && !navigator.onLine;

/** How many modules were requested again under an address of their own. */
let asked = 0;

/**
 * Loads a lazy module. If that fails, it is requested once more under a different address, because browsers do not
 * request the same one again. This works only for the module itself, by its default export.
 *
 * @example const { default: Menu } = await fetchPart(() => import("./LanguageMenu.tsx"));
 */
export async function fetchPart<T extends { readonly default: unknown }>(
  load: () => Promise<T>,
  onFailure?: (error: unknown) => void,
): Promise<T> {
  // When online it is requested immediately.
  if (saysNoLine()) await expectLine();
  try {
    return await load();
  } catch (error) {
    onFailure?.(error);
    const address = missingFile(error);
    // A style sheet is not a module, and not part of what is imported.
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

const rights =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * Sandbox permissions of a game's frame. It keeps its own origin only if that differs from the portal's: otherwise
 * the page could remove its own sandbox.
 *
 * @example sandboxFor("https://games.example/jade", "https://portal.example")
 */
export function sandboxFor(src: string, portalOrigin: string): string {
  const own =
    URL.canParse(src, portalOrigin) &&
    new URL(src, portalOrigin).origin === portalOrigin;
  return own ? rights : `${rights} allow-same-origin`;
}

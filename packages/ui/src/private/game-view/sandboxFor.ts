const rights =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * What a game's frame may do. It keeps its own origin only where that is not the portal's: with both, a page could
 * take its own sandbox off.
 *
 * @example sandboxFor("https://games.example/jade", "https://portal.example")
 */
export function sandboxFor(src: string, portalOrigin: string): string {
  const own =
    URL.canParse(src, portalOrigin) &&
    new URL(src, portalOrigin).origin === portalOrigin;
  return own ? rights : `${rights} allow-same-origin`;
}

/*
 * Runs in /connect/social.html, to which a provider's login redirects the popup: a document with an opaque origin, as
 * a classic script of its own. So it must be self-contained: nothing may be imported or referenced outside the
 * function, whose compiled text becomes /connect/social.js.
 */

/**
 * Sends the address's parameters to the portal that opened the popup, to its exact origin, and closes the popup. The
 * address is gone with it, so that no code remains in the history.
 *
 * @example handSocialOver(window)
 */
export function handSocialOver(view: Window): void {
  const { location, opener } = view;
  const said = new URLSearchParams(location.search);
  const portal: unknown = opener;
  if (typeof portal === "object" && portal !== null) {
    opener.postMessage(
      {
        type: "foyer:social",
        state: said.get("state") ?? "",
        code: said.get("code") ?? "",
      },
      location.origin,
    );
  }
  view.close();
}

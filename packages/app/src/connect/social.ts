/*
 * Runs in /connect/social.html, where a provider's sign-in leads the popup back to: a document without an origin, as
 * a classic script of its own. So it stands alone: nothing may be imported or named outside the function, whose
 * compiled text is what /connect/social.js holds.
 */

/**
 * Hands what the address carries to the portal that opened the popup, to its exact origin, and closes the popup.
 * The address leaves with it, so that no code stands in a history.
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

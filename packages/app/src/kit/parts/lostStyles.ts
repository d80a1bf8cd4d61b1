/** Style sheets that failed to load. */
const lost = new Set<HTMLLinkElement>();

function keepLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
    lost.add(target);
}

/**
 * Requests the style sheets again that failed to load with earlier parts: Vite requests each only once, and would
 * show the part without it from then on. If one fails again, it is retried with the next part: an unstyled part is
 * better than none.
 *
 * @returns Nothing if no style sheet was lost, so that the part is requested immediately
 * @example await fetchLostStyles();
 */
export function fetchLostStyles(): Promise<unknown> | undefined {
  // A resource's error event does not bubble, so it is caught in the capture phase. Repeated calls add one listener.
  addEventListener("error", keepLost, true);
  return lost.size === 0 ? undefined : Promise.all(Array.from(lost, askAgain));
}

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  lost.delete(link);
  const again = document.createElement("link");
  again.rel = "stylesheet";
  again.href = link.href;
  return new Promise((settle) => {
    again.onload = again.onerror = settle;
    link.replaceWith(again);
  });
}

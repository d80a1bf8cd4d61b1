/** Style sheets that did not come. */
const lost = new Set<HTMLLinkElement>();

function keepLost({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
    lost.add(target);
}

/**
 * Asks again for the style sheets that did not come with the parts before: Vite asks for each once, and would show the
 * part without it from then on. What is lost again waits for the next part: better plain than not at all.
 *
 * @returns Nothing where nothing was lost, so that a part is asked for at once
 * @example await fetchLostStyles();
 */
export function fetchLostStyles(): Promise<unknown> | undefined {
  // A file's error is told on its way down alone. However often this is called, it listens once.
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

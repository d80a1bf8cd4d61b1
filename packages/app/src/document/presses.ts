/**
 * How long a press is kept, in ms. After about ten seconds people have turned to something else, and what opens then
 * is in their way.
 */
const longestMs = 10_000;

/**
 * Makes the press that boot.js kept, once React listens, and keeps a later one while the code of its part is missing.
 * Only the last press counts. It is made once, on the same button, as soon as React can take it.
 *
 * @example hydrateRoot(container, portal); keepPresses(container);
 */
export function keepPresses(container: Element): void {
  let kept: MouseEvent | undefined;
  let copy: MouseEvent | undefined;

  const forget = () => {
    if (!kept) return;
    kept = undefined;
    container.querySelector("[data-kept]")?.removeAttribute("data-kept");
  };
  const make = () => {
    if (!kept) return;
    const button = buttonOf(kept);
    const age = performance.now() - kept.timeStamp;
    if (!button?.isConnected || age > longestMs) return forget();
    // With all that the real one says: a menu tells a key from a finger by it.
    copy = new MouseEvent(kept.type, kept);
    button.dispatchEvent(copy);
    if (kept) requestAnimationFrame(make);
  };

  container.addEventListener(
    "click",
    (event) => {
      // React's listener, which is older, stops a press that it cannot deliver, and does not deliver it later.
      if (!event.cancelBubble) return forget();
      if (event === copy || !(event instanceof MouseEvent)) return;
      const isWaiting = kept !== undefined;
      forget();
      buttonOf(event)?.setAttribute("data-kept", "");
      kept = event;
      if (!isWaiting) requestAnimationFrame(make);
    },
    true,
  );

  kept = window.foyerPress;
  delete window.foyerPress;
  make();
}

const buttonOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target.closest("button, [role=button]") : null;

/* How many open panels lie over an element. */
const panelsOver = new WeakMap<Element, number>();

/* Short messages lie over dialogs, what is spoken must be heard, and a window of the browser's own is above all. */
const reachable =
  "[aria-live], [data-over-dialogs], [data-veil], [data-radix-focus-guard], dialog, script";

/**
 * Makes everything but a panel inert: Radix hides the page behind a dialog from screen readers, and leaves its buttons
 * where a search for them, a click or a script still finds them.
 *
 * @returns Lets go of the page.
 * @example const release = inertBehind(panel);
 */
export function inertBehind(panel: Element): () => void {
  const { body } = panel.ownerDocument;
  const kept = new Set([panel, ...body.querySelectorAll(reachable)]);
  const above = new Set<Element>();
  for (const element of kept)
    for (let at = element.parentElement; at; at = at.parentElement)
      above.add(at);
  const held: Element[] = [];
  const hold = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.has(child)) continue;
      if (above.has(child)) {
        hold(child);
        continue;
      }
      const before = panelsOver.get(child) ?? 0;
      /* What was inert by itself stays it. */
      if (before === 0 && child.hasAttribute("inert")) continue;
      panelsOver.set(child, before + 1);
      child.setAttribute("inert", "");
      held.push(child);
    }
  };
  hold(body);
  return () => {
    for (const element of held) {
      const left = (panelsOver.get(element) ?? 1) - 1;
      panelsOver.set(element, left);
      if (left === 0) element.removeAttribute("inert");
    }
  };
}

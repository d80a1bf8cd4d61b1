/* Number of open panels above an element. */
const panelsOver = new WeakMap<Element, number>();

/* Toasts are above dialogs, live regions must be announced, and a native `<dialog>` is above everything. */
const reachable =
  "[aria-live], [data-over-dialogs], [data-veil], [data-radix-focus-guard], dialog, script";

/** The open panels, the uppermost last. */
const panels: Element[] = [];

/**
 * Whether an element is behind an open dialog.
 *
 * @example isBehind(button) // true
 */
export const isBehind = (element: Element): boolean =>
  panels.at(-1)?.contains(element) === false;

/**
 * Makes everything but a panel inert, once the panel has been seen: a browser then styles the whole page anew, and the
 * dialog would wait for it. Radix hides the page behind a dialog only from screen readers, and keeps the focus;
 * searching, clicking and scripts would still reach its buttons.
 *
 * @returns Lets go of the page.
 * @example const release = inertBehind(panel);
 */
export function inertBehind(panel: Element): () => void {
  let release = () => {};
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      release = makeInert(panel);
    });
  });
  panels.push(panel);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    panels.splice(panels.indexOf(panel), 1);
    release();
  };
}

function makeInert(panel: Element): () => void {
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
      /* Elements that were already inert stay so. */
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

import type { Page } from "playwright";

/**
 * Texts of a page that are cut off by their box without an ellipsis. Text that scrolls or moves past is not cut off,
 * nor is text for screen readers only.
 *
 * @example expect(await cutTexts(page)).toEqual([]);
 */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Rounding of the browser's own measures, and the overhang of italic or tall letters. */
    const slack = 3;
    const hides = (value: string) => value === "hidden" || value === "clip";
    const isForTheEar = (element: Element) =>
      element.clientWidth <= 1 && element.clientHeight <= 1;
    const cut = new Set<string>();
    const texts = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? "";
      const owner = node.parentElement;
      if (!words || !owner?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width === 0) continue;
      for (let box: Element | null = owner; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        // Animated content comes into view without scrolling.
        if (isForTheEar(box) || box.getAnimations().length > 0) break;
        // An ellipsis or a line clamp shows that there is more; what scrolls can be brought into view.
        if (
          style.textOverflow === "ellipsis" ||
          style.webkitLineClamp !== "none"
        )
          break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (
          box.hasAttribute("inert") ||
          box.getAttribute("aria-hidden") === "true"
        )
          break;
        const edge = box.getBoundingClientRect();
        const across =
          hides(style.overflowX) &&
          (text.left < edge.left - slack || text.right > edge.right + slack);
        const down =
          hides(style.overflowY) &&
          (text.top < edge.top - slack || text.bottom > edge.bottom + slack);
        if (across || down) cut.add(`cuts off "${words.slice(0, 40)}"`);
      }
    }
    return [...cut];
  });

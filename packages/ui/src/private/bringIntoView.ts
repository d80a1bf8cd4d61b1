/**
 * Scrolls a sideways strip so that one of its parts stands in its middle, where it does not show whole now. The
 * strip alone moves: scrollIntoView would move the page as well.
 *
 * @example bringIntoView(list.current, chosen)
 */
export function bringIntoView(
  strip: HTMLElement | null,
  part: Element | null | undefined,
): void {
  if (!strip || !part || typeof strip.scrollBy !== "function") return;
  const room = strip.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  if (box.left >= room.left && box.right <= room.right) return;
  strip.scrollBy({
    left: box.left + box.width / 2 - room.left - room.width / 2,
  });
}

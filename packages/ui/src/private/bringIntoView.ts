/**
 * Scrolls a horizontal strip so that a part that is not fully visible is centred. Only the strip scrolls:
 * scrollIntoView would scroll the page as well.
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

/**
 * Scrolls the list of a centre so that the entry of its page stands in the middle, where it does not show whole now.
 * The list alone moves: scrollIntoView would move the page as well.
 *
 * @example bringEntryInSight(frame.current)
 */
export function bringEntryInSight(frame: HTMLElement | null): void {
  const list = frame?.querySelector("[data-centre-list]");
  const entry = list?.querySelector('nav [aria-current="page"]');
  if (!list || !entry) return;
  const room = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top >= room.top && box.bottom <= room.bottom) return;
  list.scrollTop += box.top + box.height / 2 - room.top - room.height / 2;
}

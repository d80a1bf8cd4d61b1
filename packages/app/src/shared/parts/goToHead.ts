/**
 * Takes focus and view to the head of what a press has changed further down; without movement for who wants none.
 *
 * @example onPage={() => goToHead(list.current)}
 */
export function goToHead(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
}

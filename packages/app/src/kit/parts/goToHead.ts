/**
 * Moves focus and scrolls to the start of the content that a press has changed elsewhere on the page. Scrolls without
 * animation for people who prefer reduced motion.
 *
 * @example onPage={() => goToHead(list.current)}
 */
export function goToHead(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true });
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place?.scrollIntoView({ behavior: still ? "instant" : "smooth" });
}

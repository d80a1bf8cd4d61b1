import { useEffect, useState, type RefObject } from "react";

/**
 * Whether an element has been seen; once it was, that stays. Where nobody can tell, it counts as seen.
 *
 * @example const seen = useSeen(place); <div ref={place}>{seen && <Code />}</div>
 */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(
    () => typeof IntersectionObserver === "undefined",
  );
  useEffect(() => {
    const element = place.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, seen]);
  return seen;
}

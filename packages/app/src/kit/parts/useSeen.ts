import { useEffect, useState } from "react";

/**
 * Whether an element has been in view, or within `margin` of it; it then stays true. Without an IntersectionObserver,
 * every element counts as seen.
 *
 * @example
 * const [place, setPlace] = useState<Element | null>(null);
 * const seen = useSeen(place, "100% 0px");
 * return <div ref={setPlace}>{seen && <Code />}</div>;
 */
export function useSeen(element: Element | null, margin = "0px"): boolean {
  const [seen, setSeen] = useState(
    () =>
      typeof document !== "undefined" &&
      typeof IntersectionObserver === "undefined",
  );
  useEffect(() => {
    if (seen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}

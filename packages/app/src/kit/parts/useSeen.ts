import { startTransition, useCallback, useState } from "react";

/**
 * A ref for an element, and whether it has been in view, or within `margin` of it; that then stays true. Without an
 * IntersectionObserver, every element counts as seen.
 *
 * @example
 * const [place, seen] = useSeen("100% 0px");
 * return <div ref={place}>{seen && <Code />}</div>;
 */
export function useSeen(margin = "0px") {
  const [seen, setSeen] = useState(
    () =>
      typeof document !== "undefined" &&
      typeof IntersectionObserver === "undefined",
  );
  const place = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          // Nobody has asked for it: whatever has been pressed comes first.
          startTransition(() => setSeen(true));
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return [seen ? undefined : place, seen] as const;
}

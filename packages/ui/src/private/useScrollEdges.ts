import { useCallback, useEffect, useState, type RefObject } from "react";

export interface ScrollEdges {
  /** Whether there is more content before the visible part. */
  readonly before: boolean;
  /** Whether there is more content after it. */
  readonly after: boolean;
}

const none: ScrollEdges = { before: false, after: false };

/**
 * Reports on which sides a horizontal scroller has more content, in reading direction.
 *
 * @example const { before, after } = useScrollEdges(list);
 */
export function useScrollEdges(
  scroller: RefObject<HTMLElement | null>,
): ScrollEdges {
  const [edges, setEdges] = useState(none);
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    /* In right-to-left text, scrollLeft is negative. */
    const passed = Math.abs(element.scrollLeft);
    const left = element.scrollWidth - element.clientWidth - passed;
    const next = { before: passed > 4, after: left > 4 };
    setEdges((last) =>
      last.before === next.before && last.after === next.after ? last : next,
    );
  }, [scroller]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.addEventListener("scroll", measure, { passive: true });
    const observer =
      typeof ResizeObserver === "function"
        ? new ResizeObserver(measure)
        : undefined;
    // An observer measures once on its own after layout; measuring before that would force a second layout.
    if (!observer) measure();
    observer?.observe(element);
    for (const child of element.children) observer?.observe(child);
    return () => {
      element.removeEventListener("scroll", measure);
      observer?.disconnect();
    };
  });
  return edges;
}

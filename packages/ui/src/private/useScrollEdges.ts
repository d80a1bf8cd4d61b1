import { useCallback, useEffect, useState, type RefObject } from "react";

export interface ScrollEdges {
  /** There is more before what is seen. */
  readonly before: boolean;
  /** There is more after it. */
  readonly after: boolean;
}

const none: ScrollEdges = { before: false, after: false };

/**
 * Says on which sides a sideways scroller has more to show, in the direction of reading.
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
    /* In right-to-left text scrollLeft runs below zero. */
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
    // An observer measures once by itself, when the page has its layout; to ask before would make the browser do it twice.
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

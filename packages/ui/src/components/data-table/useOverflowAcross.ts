import { useLayoutEffect, useState } from "react";

/**
 * Tells whether an element's content is wider than its place.
 *
 * @example const [setBox, overflows] = useOverflowAcross();
 */
export function useOverflowAcross(): [
  (element: HTMLElement | null) => void,
  boolean,
] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () =>
      setOverflows(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, overflows];
}

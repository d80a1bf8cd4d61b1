import { useLayoutEffect, useState } from "react";

/**
 * Tells whether an element holds more than it shows, so that it can be made reachable for the arrow keys.
 *
 * @example
 * const [setBody, scrolls] = useScrolls();
 * <div ref={setBody} tabIndex={scrolls ? 0 : undefined}>
 */
export function useScrolls(): [(element: HTMLElement | null) => void, boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    const measure = () =>
      setScrolls(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, scrolls];
}

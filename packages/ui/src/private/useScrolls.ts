import { useCallback, useEffect, useLayoutEffect, useState } from "react";

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

interface ScrollStop {
  readonly tabIndex: 0;
  readonly role: "group";
  readonly "aria-labelledby": string | undefined;
}

/**
 * The part of a dialog that scrolls: a stop of the keyboard only where it holds more than it shows, and then a group by
 * the dialog's own name, so that a screen reader says where it has come to.
 *
 * @example
 * const [setBody, stop] = useScrollArea();
 * <div ref={setBody} {...stop}>
 */
export function useScrollArea(): [
  (element: HTMLElement | null) => void,
  ScrollStop | undefined,
] {
  const [setScrolling, scrolls] = useScrolls();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [name, setName] = useState<string>();
  const setBoth = useCallback(
    (found: HTMLElement | null) => {
      setScrolling(found);
      setElement(found);
    },
    [setScrolling],
  );
  /* The dialog learns of its title once that is there. */
  useEffect(() => {
    if (!scrolls) return;
    const dialog = element?.closest("[role=dialog], [role=alertdialog]");
    setName(dialog?.getAttribute("aria-labelledby") ?? undefined);
  }, [element, scrolls]);
  return [
    setBoth,
    scrolls
      ? { tabIndex: 0, role: "group", "aria-labelledby": name }
      : undefined,
  ];
}

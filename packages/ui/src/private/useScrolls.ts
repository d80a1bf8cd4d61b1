import { useCallback, useEffect, useLayoutEffect, useState } from "react";

/**
 * Whether an element's content overflows, so that it can be made focusable for scrolling with arrow keys.
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
 * Props for the scrolling part of a dialog: it is a tab stop only if its content overflows, and is then a group with
 * the dialog's name, so that screen readers announce where focus is.
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
  /* The dialog gets its labelling id only after its title has been rendered. */
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

import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Whether an element's content overflows, so that it can be made focusable for scrolling with arrow keys.
 *
 * @example
 * const [setBody, scrolls] = useScrolls();
 * <div ref={setBody} tabIndex={scrolls ? 0 : undefined}>
 */
export function useScrolls() {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // It measures once on its own, after layout; measuring before that would force a second layout.
    const observer = new ResizeObserver(() =>
      setScrolls(
        element.scrollHeight > element.clientHeight + 1 ||
          element.scrollWidth > element.clientWidth + 1,
      ),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [watch, scrolls] as const;
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
export function useScrollArea() {
  const [watch, scrolls] = useScrolls();
  const area = useRef<HTMLElement>(null);
  const [name, setName] = useState<string>();
  const setArea = useCallback(
    (element: HTMLElement | null) => {
      area.current = element;
      return watch(element);
    },
    [watch],
  );
  /* The dialog gets its labelling id only after its title has been rendered. */
  useEffect(() => {
    if (!scrolls) return;
    const dialog = area.current?.closest("[role=dialog], [role=alertdialog]");
    setName(dialog?.getAttribute("aria-labelledby") ?? undefined);
  }, [scrolls]);
  const stop: ScrollStop | undefined = scrolls
    ? { tabIndex: 0, role: "group", "aria-labelledby": name }
    : undefined;
  return [setArea, stop] as const;
}

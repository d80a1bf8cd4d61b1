import { useEffect, type RefObject } from "react";

const controls = "a[href], button";

/** The entry of the list that an element stands in. */
function entryOf(list: Element, target: EventTarget | null): Element | null {
  let entry = target instanceof Element ? target : null;
  while (entry && entry.parentElement !== list) entry = entry.parentElement;
  return entry;
}

function open(entry: Element, reachable: boolean): void {
  const wanted = reachable ? 0 : -1;
  for (const control of entry.querySelectorAll<HTMLElement>(controls))
    if (control.getAttribute("tabindex") !== String(wanted))
      control.tabIndex = wanted;
}

/**
 * Makes a list of cards one place on the way of Tab: the card that had the focus last, or else the first that can be
 * pressed, with the buttons that lie on it. The others are reached by `moveAmongCards`. Cards are told by the document
 * and not by state: a list of two thousand must not be drawn again because the focus moved.
 *
 * @example
 * const list = useRef<HTMLUListElement>(null);
 * useCardStops(list);
 * return <ul ref={list} onKeyDown={moveAmongCards}>{cards}</ul>;
 */
export function useCardStops(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let current: Element | null = null;

    const settle = () => {
      if (current?.parentElement !== element)
        current = entryOf(element, element.querySelector(controls));
      // Asked once for the whole list: once for each of ten thousand entries is slow.
      open(element, false);
      if (current) open(current, true);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const entry = entryOf(element, target);
      if (!entry || entry === current) return;
      if (current) open(current, false);
      current = entry;
      open(entry, true);
    };

    settle();
    element.addEventListener("focusin", onFocus);
    // Cards come, go, and get buttons of their own without the list being drawn again; only those are looked at.
    const observer = new MutationObserver((records) => {
      if (current?.parentElement !== element) return settle();
      const touched = records.flatMap(({ target, addedNodes }) =>
        target === element ? [...addedNodes] : [target],
      );
      for (const entry of new Set(
        touched.map((node) =>
          entryOf(element, node instanceof Element ? node : null),
        ),
      ))
        if (entry) open(entry, entry === current);
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("focusin", onFocus);
    };
  }, [list]);
}

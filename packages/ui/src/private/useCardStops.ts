import { useEffect, type RefObject } from "react";

const controls = "a[href], button";

/** The list entry that contains an element. */
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
 * Makes a list of cards a single tab stop: the card that had focus last, or the first one that can be pressed,
 * together with the buttons on it. The others are reached with `moveAmongCards`. It works on the DOM instead of
 * state, because a list of two thousand cards must not be rendered again when focus moves.
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
      // A single query for the whole list: one for each of ten thousand entries is slow.
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
    // Cards are added, removed and get buttons of their own without the list being rendered again; only those are
    // updated.
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

import { useLayoutEffect, useRef, type RefObject } from "react";

interface CentreFocus {
  frame: RefObject<HTMLDivElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Moves focus to the heading of a newly opened page and scrolls to its start; when a phone goes from a page back to the
 * list, moves focus to the page's entry. The first page does not take focus: a dialog is announced by its own name
 * first.
 *
 * @example const { frame, heading } = useCentreFocus(selected, shows);
 */
export function useCentreFocus(
  selected: string | undefined,
  shows: "list" | "page",
): CentreFocus {
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ selected, shows });

  useLayoutEffect(() => {
    bringEntryInSight(frame.current);
    const before = seen.current;
    if (before.selected === selected && before.shows === shows) return;
    seen.current = { selected, shows };
    if (shows === "list") {
      const entry = frame.current?.querySelector('nav [aria-current="page"]');
      if (entry instanceof HTMLElement) entry.focus();
      return;
    }
    if (frame.current && before.selected !== selected) toStart(frame.current);
    heading.current?.focus({ preventScroll: true });
  }, [selected, shows]);

  return { frame, heading };
}

/* A dialog scrolls its page; otherwise the whole document scrolls. */
function toStart(frame: HTMLElement) {
  const body = frame.querySelector("[data-centre-body]");
  if (body) body.scrollTop = 0;
  if (frame.getBoundingClientRect().top < 0)
    frame.scrollIntoView({ block: "start" });
}

/**
 * Scrolls the list of a centre so that the entry of the current page is in the middle, unless it is fully visible. Only
 * the list scrolls; scrollIntoView would also scroll the page.
 *
 * @example bringEntryInSight(frame.current)
 */
function bringEntryInSight(frame: HTMLElement | null): void {
  const list = frame?.querySelector("[data-centre-list]");
  const entry = list?.querySelector('nav [aria-current="page"]');
  if (!list || !entry) return;
  const room = list.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  if (box.top >= room.top && box.bottom <= room.bottom) return;
  list.scrollTop += box.top + box.height / 2 - room.top - room.height / 2;
}

import {
  isSameMonth,
  startOfMonth,
  type CalendarDate,
} from "@internationalized/date";
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { clampDay, type Bounds } from "./isoDate.ts";
import { dayOfWeek } from "./week.ts";

interface CalendarSettings {
  /** The day that is shown first. */
  start: CalendarDate;
  autoFocus: boolean;
  bounds: Bounds;
  /** Number of months side by side. */
  months: number;
  firstWeekday: number;
}

const monthsBetween = (from: CalendarDate, to: CalendarDate) =>
  (to.year - from.year) * 12 + to.month - from.month;

/**
 * State of a calendar: the months shown, the focused day, and the keys of the date grid in the ARIA practices.
 *
 * @example const calendar = useCalendar({ start: today, bounds, months: 1, firstWeekday: 1 });
 */
export function useCalendar(settings: CalendarSettings) {
  const { bounds, months, firstWeekday } = settings;
  const [focused, setFocused] = useState(() =>
    clampDay(settings.start, bounds),
  );
  const [first, setFirst] = useState(() =>
    firstShown(focused, months, bounds.max),
  );
  const root = useRef<HTMLDivElement>(null);
  /* On opening, focus moves to the day; after that, only keys move it, and the arrow buttons keep their focus. */
  const wantsFocus = useRef(settings.autoFocus);
  const iso = focused.toString();
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus();
  });

  /* Shows the day's month while changing the view as little as possible. */
  const show = (date: CalendarDate) => {
    const ahead = monthsBetween(first, date);
    if (ahead < 0) setFirst(startOfMonth(date));
    if (ahead >= months)
      setFirst(startOfMonth(date).subtract({ months: months - 1 }));
  };
  const moveTo = (date: CalendarDate) => {
    const to = clampDay(date, bounds);
    wantsFocus.current = true;
    setFocused(to);
    show(to);
  };
  /** Shows a month without moving focus; the tab stop moves to a day in it. */
  const turnTo = (month: CalendarDate) => {
    const to = startOfMonth(month);
    setFirst(to);
    const ahead = monthsBetween(to, focused);
    if (ahead >= 0 && ahead < months) return;
    setFocused(clampDay(to.set({ day: focused.day }), bounds));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rtl =
      event.target instanceof Element &&
      event.target.closest("[dir]")?.getAttribute("dir") === "rtl";
    const to = keyTarget(event, focused, { rtl, firstWeekday });
    if (!to) return;
    event.preventDefault();
    moveTo(to);
  };

  return {
    root,
    first,
    focused,
    moveTo,
    turnTo,
    onKeyDown,
    /** Whether there are selectable days before or after the months shown. */
    canTurn: {
      back: !bounds.min || bounds.min.compare(first) < 0,
      on: !bounds.max || bounds.max.compare(first.add({ months })) >= 0,
    },
    /* After December 9999, the library does not advance, so duplicates are removed. */
    visible: Array.from({ length: months }, (_, index) =>
      first.add({ months: index }),
    ).filter((month, index) => index === 0 || !isSameMonth(month, first)),
  };
}

/* If nothing after the first month can be selected, it is shown last, with the months before it. */
function firstShown(
  day: CalendarDate,
  months: number,
  max: CalendarDate | undefined,
): CalendarDate {
  const month = startOfMonth(day);
  return months > 1 && max && max.compare(month.add({ months: 1 })) < 0
    ? month.subtract({ months: months - 1 })
    : month;
}

function keyTarget(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: CalendarDate,
  { rtl, firstWeekday }: { rtl: boolean; firstWeekday: number },
): CalendarDate | undefined {
  const inWeek = dayOfWeek(day, firstWeekday);
  switch (key) {
    case "ArrowLeft":
      return day.add({ days: rtl ? 1 : -1 });
    case "ArrowRight":
      return day.add({ days: rtl ? -1 : 1 });
    case "ArrowUp":
      return day.subtract({ weeks: 1 });
    case "ArrowDown":
      return day.add({ weeks: 1 });
    case "Home":
      return day.subtract({ days: inWeek });
    case "End":
      return day.add({ days: 6 - inWeek });
    case "PageUp":
      return day.subtract(shiftKey ? { years: 1 } : { months: 1 });
    case "PageDown":
      return day.add(shiftKey ? { years: 1 } : { months: 1 });
    default:
      return undefined;
  }
}

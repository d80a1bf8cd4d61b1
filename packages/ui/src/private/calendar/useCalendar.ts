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
  /** How many months are side by side. */
  months: number;
  firstWeekday: number;
}

const monthsBetween = (from: CalendarDate, to: CalendarDate) =>
  (to.year - from.year) * 12 + to.month - from.month;

/**
 * Where a calendar is turned to, which of its days has focus, and the keys of the ARIA practices' date grid.
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
  /* A calendar that opens takes focus to its day; after that only keys do, and its arrows keep theirs. */
  const wantsFocus = useRef(settings.autoFocus);
  const iso = focused.toString();
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    root.current?.querySelector<HTMLElement>(`[data-day="${iso}"]`)?.focus();
  });

  /* Shows the day's month with as little turning as it takes. */
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
  /** Turns to a month without taking focus; the day of focus comes along, so that Tab finds it. */
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
    /** Whether there is any day to choose before or after what is shown. */
    canTurn: {
      back: !bounds.min || bounds.min.compare(first) < 0,
      on: !bounds.max || bounds.max.compare(first.add({ months })) >= 0,
    },
    /* After December 9999 the library stays where it is. */
    visible: Array.from({ length: months }, (_, index) =>
      first.add({ months: index }),
    ).filter((month, index) => index === 0 || !isSameMonth(month, first)),
  };
}

/* Where nothing can be chosen after the first month, the second one stands before it. */
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

import {
  CalendarDate,
  getDayOfWeek,
  startOfWeek,
} from "@internationalized/date";

/**
 * The first day of the week where the language is spoken, from 1 for Monday to 7 for Sunday.
 *
 * @example firstDayOfWeek("ar-EG") // 6, Saturday
 */
export function firstDayOfWeek(language: string): number {
  return weekInfo(language)?.firstDay ?? tableDay(language);
}

/** For browsers without week information: the date library's own table. */
function tableDay(language: string): number {
  const monday = new CalendarDate(2024, 1, 1);
  return (8 - getDayOfWeek(monday, language)) % 7 || 7;
}

function weekInfo(language: string): { firstDay: number } | undefined {
  try {
    const locale: object = new Intl.Locale(language);
    const ask: unknown = Reflect.get(locale, "getWeekInfo");
    const info: unknown =
      typeof ask === "function"
        ? Reflect.apply(ask, locale, [])
        : Reflect.get(locale, "weekInfo");
    if (typeof info !== "object" || info === null) return undefined;
    const firstDay: unknown = Reflect.get(info, "firstDay");
    return typeof firstDay === "number" && firstDay >= 1 && firstDay <= 7
      ? { firstDay }
      : undefined;
  } catch {
    return undefined;
  }
}

const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const dayName = (first: number) => names[first - 1] ?? "mon";

/**
 * Index of a day in its week, 0 to 6.
 *
 * @example dayOfWeek(date, 1) // 0 on a Monday
 */
export function dayOfWeek(date: CalendarDate, first: number): number {
  return getDayOfWeek(date, "en", dayName(first));
}

/**
 * The seven days of a week in order, for its header.
 *
 * @example weekdays(7)[0] // a Sunday
 */
export function weekdays(first: number): CalendarDate[] {
  const start = startOfWeek(new CalendarDate(2024, 1, 3), "en", dayName(first));
  return Array.from({ length: 7 }, (_, days) => start.add({ days }));
}

/**
 * The weeks of a month; cells before its first day and after its last are undefined.
 *
 * @example weeksOf(new CalendarDate(2026, 11, 1), 1)
 */
export function weeksOf(
  month: CalendarDate,
  first: number,
): (CalendarDate | undefined)[][] {
  const start = month.set({ day: 1 });
  const days = start.calendar.getDaysInMonth(start);
  const lead = dayOfWeek(start, first);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const day = week * 7 + place - lead + 1;
      return day >= 1 && day <= days ? start.set({ day }) : undefined;
    }),
  );
}

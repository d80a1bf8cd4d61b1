import { formatDateTime } from "../date-time/formatDateTime.ts";

export interface DayGroup<Item> {
  /** Unique key, also where a day occurs twice in a list that is not in order. */
  readonly key: string;
  /** The day as `YYYY/MM/DD`, or undefined if it is not known. */
  readonly day: string | undefined;
  readonly place: "today" | "yesterday" | "earlier" | "unknown";
  readonly items: readonly Item[];
}

/**
 * Groups consecutive items of the same day in a time zone. The order does not change.
 *
 * @example groupByDay(messages, { now: Date.now(), timeZone: "Asia/Manila" })
 */
export function groupByDay<Item extends { readonly sentAt: number }>(
  items: readonly Item[],
  { now, timeZone }: { now: number; timeZone?: string | undefined },
): DayGroup<Item>[] {
  const dayOf = (at: number) =>
    formatDateTime(at, { timeZone, precision: "day" });
  const today = dayOf(now);
  const yesterday = today === undefined ? undefined : dayBefore(today);
  const groups: { day: string | undefined; items: Item[] }[] = [];
  for (const item of items) {
    const day = dayOf(item.sentAt);
    const last = groups.at(-1);
    if (last && last.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups.map(({ day, items: some }, index) => ({
    key: `${index} ${day}`,
    day,
    items: some,
    place:
      day === undefined
        ? "unknown"
        : day === today
          ? "today"
          : day === yesterday
            ? "yesterday"
            : "earlier",
  }));
}

/* By the calendar, not by 24 hours: days on which clocks change are longer or shorter. */
function dayBefore(day: string): string | undefined {
  const [date = day, ...zone] = day.split(" ");
  const noon = Date.parse(`${date.replaceAll("/", "-")}T12:00:00Z`);
  const before = formatDateTime(noon - 86_400_000, { precision: "day" });
  return before && [before, ...zone].join(" ");
}

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { groupByDay } from "./groupByDay.ts";

const now = Date.UTC(2026, 2, 4, 16);
const at = (...times: number[]) => times.map((sentAt) => ({ sentAt }));
const places = (times: number[], timeZone?: string) =>
  groupByDay(at(...times), { now, timeZone }).map(
    ({ place, day, items }) => `${place} ${day} ${items.length}`,
  );

describe("groupByDay", () => {
  const times = [
    now - 1000,
    Date.UTC(2026, 2, 4, 15, 59),
    Date.UTC(2026, 2, 3),
    0,
  ];

  it("groups by the day in the given time zone, not in UTC", () => {
    expect(places(times)).toEqual([
      "today 2026/03/04 2",
      "yesterday 2026/03/03 1",
      "earlier 1970/01/01 1",
    ]);
    /* At this time it is already the fifth in Manila. */
    expect(places(times, "Asia/Manila")).toEqual([
      "yesterday 2026/03/04 2",
      "earlier 2026/03/03 1",
      "earlier 1970/01/01 1",
    ]);
  });

  it("recognises yesterday across a month, a year, and a day of 23 hours", () => {
    const yesterday = (moment: number, before: number, timeZone: string) =>
      groupByDay(at(before), { now: moment, timeZone })[0]?.place;
    expect(
      yesterday(Date.UTC(2026, 0, 1, 1), Date.UTC(2025, 11, 31, 1), "UTC"),
    ).toBe("yesterday");
    /* Clocks in New York went forward on the eighth; the time is 00:30 on the ninth. */
    expect(
      yesterday(
        Date.UTC(2026, 2, 9, 4, 30),
        Date.UTC(2026, 2, 8, 5, 30),
        "America/New_York",
      ),
    ).toBe("yesterday");
  });

  it("keeps the order, and groups invalid times together", () => {
    expect(places([Number.NaN, Number.POSITIVE_INFINITY, now])).toEqual([
      "unknown undefined 2",
      "today 2026/03/04 1",
    ]);
    const groups = groupByDay(at(now, 0, now), { now });
    expect(groups.map(({ day }) => day)).toEqual([
      "2026/03/04",
      "1970/01/01",
      "2026/03/04",
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
  });
});

import { describe, expect, it } from "vitest";
import { addDays, dayAt, endOfDay, isDay, startOfDay } from "./zoneDays.ts";
import { rangeIn, rangeOf, writtenRange } from "./usePeriod.ts";

const at = (text: string) => Date.parse(text);

describe("days in a time zone", () => {
  it.each([
    ["2026-01-31T20:00:00Z", "Asia/Kuala_Lumpur", "2026-02-01"],
    ["2026-01-31T20:00:00Z", "UTC", "2026-01-31"],
    ["2026-02-01T03:00:00Z", "America/Bogota", "2026-01-31"],
  ])("at %s, the day in %s is %s", (moment, zone, day) => {
    expect(dayAt(at(moment), zone)).toBe(day);
  });

  it.each([
    ["2026-02-01", "Asia/Kuala_Lumpur", "2026-01-31T16:00:00Z"],
    ["2026-02-01", "Asia/Yangon", "2026-01-31T17:30:00Z"],
    ["2026-02-01", "UTC", "2026-02-01T00:00:00Z"],
    // The clocks change within the first of these two days.
    ["2026-03-29", "Europe/Paris", "2026-03-28T23:00:00Z"],
    ["2026-03-30", "Europe/Paris", "2026-03-29T22:00:00Z"],
    // The clocks go forward at midnight: the day begins at one o'clock.
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00Z"],
  ])("%s in %s begins at %s", (day, zone, moment) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(
      moment.replace("Z", ".000Z"),
    );
    expect(dayAt(startOfDay(day, zone), zone)).toBe(day);
    expect(dayAt(startOfDay(day, zone) - 1, zone)).toBe(addDays(day, -1));
  });

  it("end a millisecond before the next day begins", () => {
    expect(endOfDay("2026-03-29", "Europe/Paris")).toBe(
      at("2026-03-29T22:00:00Z") - 1,
    );
  });

  it("continue across months and leap days", () => {
    expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  });
});

describe("date shortcuts", () => {
  it.each([
    ["today", "2026-03-01", "2026-03-01"],
    ["yesterday", "2026-02-28", "2026-02-28"],
    ["last7", "2026-02-23", "2026-03-01"],
    ["last30", "2026-01-31", "2026-03-01"],
  ] as const)("%s covers %s to %s", (key, start, end) => {
    expect(rangeOf(key, "2026-03-01")).toEqual({ start, end });
  });
});

describe("a period in an address", () => {
  const today = "2026-03-01";

  it("is a shortcut, which means other days on another day, or the days themselves", () => {
    expect(rangeIn("last7", today)).toEqual(rangeOf("last7", today));
    expect(rangeIn("last7", "2026-03-02")).toEqual(
      rangeOf("last7", "2026-03-02"),
    );
    const days = { start: "2026-01-25", end: "2026-01-31" };
    expect(rangeIn(writtenRange(days), today)).toEqual(days);
    // A year including both ends.
    expect(rangeIn("2025-03-01..2026-03-01", today)).toBeDefined();
  });

  it.each([
    "",
    "last8",
    "constructor",
    "2026-01-31",
    "2026-01-31..",
    "2026-01-31..2026-01-25",
    "2026-02-30..2026-03-01",
    "2026-02-01..2026-02-02..2026-02-03",
    "2026-02-28..2026-03-02",
    "2025-02-28..2026-03-01",
    "1969-12-31..1970-01-01",
    "20260131..20260131",
    "2026-1-3..2026-1-4",
    "<b>..</b>",
  ])("is none: %j", (text) => {
    expect(rangeIn(text, today)).toBeUndefined();
  });

  it("has days of the calendar only", () => {
    expect(["2024-02-29", "1970-01-02"].every(isDay)).toBe(true);
    expect(["2026-02-29", "2026-13-01", "1970-01-01"].some(isDay)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { addDays, dayAt, endOfDay, startOfDay } from "./zoneDays.ts";
import { rangeOf } from "./usePeriod.ts";

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

import { describe, expect, it } from "vitest";
import { dayOf, lastDays, momentsOf } from "./days.ts";

const noon = new Date(2026, 2, 4, 12).getTime();

describe("days in the device's time zone", () => {
  it("returns the day of a timestamp", () => {
    expect(dayOf(noon)).toBe("2026-03-04");
    expect(dayOf(new Date(2026, 2, 4, 0, 0, 0).getTime())).toBe("2026-03-04");
    expect(dayOf(new Date(2026, 2, 4, 23, 59, 59).getTime())).toBe(
      "2026-03-04",
    );
  });

  it("counts days back across months, including today", () => {
    expect(lastDays(1, noon)).toEqual({
      start: "2026-03-04",
      end: "2026-03-04",
    });
    expect(lastDays(7, noon).start).toBe("2026-02-26");
  });

  it("covers whole days, from their first to their last millisecond", () => {
    const { from, to } = momentsOf({ start: "2026-03-04", end: "2026-03-05" });
    expect(new Date(from)).toEqual(new Date(2026, 2, 4));
    expect(new Date(to + 1)).toEqual(new Date(2026, 2, 6));
  });

  it("returns no time before the epoch", () => {
    expect(momentsOf({ start: "0001-01-01", end: "0001-01-02" })).toEqual({
      from: 0,
      to: 0,
    });
  });
});

import { describe, expect, it } from "vitest";
import { dayOf, lastDays, momentsOf } from "./days.ts";

const noon = new Date(2026, 2, 4, 12).getTime();

describe("days of this device's calendar", () => {
  it("names the day of a moment", () => {
    expect(dayOf(noon)).toBe("2026-03-04");
    expect(dayOf(new Date(2026, 2, 4, 0, 0, 0).getTime())).toBe("2026-03-04");
    expect(dayOf(new Date(2026, 2, 4, 23, 59, 59).getTime())).toBe(
      "2026-03-04",
    );
  });

  it("counts back over months, today among them", () => {
    expect(lastDays(1, noon)).toEqual({
      start: "2026-03-04",
      end: "2026-03-04",
    });
    expect(lastDays(7, noon).start).toBe("2026-02-26");
  });

  it("takes whole days, from their first moment to their last", () => {
    const { from, to } = momentsOf({ start: "2026-03-04", end: "2026-03-05" });
    expect(new Date(from)).toEqual(new Date(2026, 2, 4));
    expect(new Date(to + 1)).toEqual(new Date(2026, 2, 6));
  });

  it("asks for no time before the epoch", () => {
    expect(momentsOf({ start: "0001-01-01", end: "0001-01-02" })).toEqual({
      from: 0,
      to: 0,
    });
  });
});

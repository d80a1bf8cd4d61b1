import { describe, expect, it } from "vitest";
import { checkPeriod } from "./whose.ts";

describe("a period", () => {
  const now = Date.UTC(2026, 0, 31);

  it.each([
    [now, now],
    [0, now],
    [now, 253_402_300_799_999],
  ])("may be from %d to %d", (from, to) => {
    expect(() => checkPeriod({ from, to })).not.toThrow();
  });

  it.each([
    [now, now - 1],
    [now, 8.64e15 + 1],
    [8.64e15 - 1, 8.64e15 + 1],
    [-8.64e15 - 1, now],
    [now, 1e300],
    [now, Number.NaN],
    [Number.NaN, now],
  ])("cannot be from %d to %d", (from, to) => {
    expect(() => checkPeriod({ from, to })).toThrow();
  });
});

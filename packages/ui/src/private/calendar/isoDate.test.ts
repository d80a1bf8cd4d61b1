// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  clampDay,
  latinDigits,
  readIso,
  realDay,
  shownDate,
} from "./isoDate.ts";

describe("readIso", () => {
  it.each([
    "2026-02-30",
    "2026-13-01",
    "9999-99-99",
    "0000-01-01",
    "2026-1-5",
    "+002026-01-05",
    "2026-01-05T00:00:00Z",
    "x".repeat(10_000),
    "",
    undefined,
    null,
    20260105,
  ])("rejects %j", (value) => {
    expect(readIso(value)).toBeUndefined();
  });

  it("reads back every date that it writes, for the years 1 to 9999", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const date = realDay(year, month, day);
          expect(readIso(date?.toString())?.toString()).toBe(date?.toString());
        },
      ),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        readIso(value);
      }),
    );
  });
});

describe("latinDigits", () => {
  it.each([
    ["۲۰۲۶/۱۱/۲۱", "2026/11/21"],
    ["٢٠٢٦-١١-٢١", "2026-11-21"],
    ["๒๐๒๖", "2026"],
    ["၂၀၂၆", "2026"],
    ["२०२६", "2026"],
    ["２０２６", "2026"],
    ["𝟐𝟎𝟐𝟔", "2026"],
    ["", ""],
  ])("converts %s to %s", (native, latin) => {
    expect(latinDigits(native)).toBe(latin);
  });
});

it("shows a day as YYYY/MM/DD (CFG-18)", () => {
  const day = realDay(987, 1, 5);
  expect(day && shownDate(day)).toBe("0987/01/05");
});

it("keeps a day within bounds, and uses the lower bound when they cross", () => {
  const day = realDay(2026, 11, 21);
  const min = realDay(2027, 1, 1);
  const max = realDay(2025, 1, 1);
  if (!day) throw new Error("no day");
  expect(clampDay(day, { min })).toBe(min);
  expect(clampDay(day, { max })).toBe(max);
  expect(clampDay(day, { min, max })).toBe(min);
  expect(clampDay(day, {})).toBe(day);
});

// @vitest-environment node
import { CalendarDate } from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  figuresOf,
  isoOf,
  left,
  noFigures,
  parts,
  pasted,
  stepped,
  typed,
} from "./segments.ts";

const today = new CalendarDate(2026, 11, 21);
const free = { today, bounds: {} };

describe("typed", () => {
  it.each([
    ["month", "", "1", "1", false],
    ["month", "", "2", "02", true],
    ["month", "1", "12", "12", true],
    ["month", "1", "13", "03", true],
    ["month", "0", "00", "0", false],
    ["month", "11", "114", "04", true],
    ["day", "", "3", "3", false],
    ["day", "3", "32", "2", false],
    ["day", "3", "31", "31", true],
    ["day", "", "٥", "05", true],
    ["year", "", "199", "199", false],
    ["year", "199", "1999", "1999", true],
    ["year", "1999", "19992", "2", false],
    ["year", "", "๒๐๒๖", "2026", true],
    ["day", "", "a-b", "", false],
  ] as const)("%s: %j, then %j, gives %j", (part, before, raw, text, full) => {
    expect(typed(part, before, raw)).toEqual({ text, full });
  });

  it("holds only digits, and no more than fit, for any input", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...parts),
        fc.string(),
        fc.string(),
        (part, before, raw) => {
          const { text } = typed(part, before, raw);
          expect(text).toMatch(part === "year" ? /^\d{0,4}$/ : /^\d{0,2}$/);
        },
      ),
    );
  });
});

describe("left", () => {
  it("pads a single digit with a zero, and clears a lone zero", () => {
    expect(left("month", "1")).toBe("01");
    expect(left("day", "0")).toBe("");
    expect(left("year", "85")).toBe("85");
  });
});

describe("pasted", () => {
  it.each([
    ["2026-11-21", "2026-11-21"],
    [" 2026/1/5 ", "2026-01-05"],
    ["2026年11月21日", "2026-11-21"],
    ["۲۰۲۶/۱۱/۲۱", "2026-11-21"],
    ["20261121", "2026-11-21"],
  ])("finds a date in %j", (raw, iso) => {
    expect(isoOf(pasted(raw) ?? noFigures)).toBe(iso);
  });

  it.each(["21/11/2026", "2026", "", "9".repeat(10_000), "tomorrow"])(
    "finds no date in %j",
    (raw) => {
      expect(pasted(raw)).toBeUndefined();
    },
  );
});

describe("amountOf", () => {
  it("tells empty, partial and impossible dates apart, and knows leap years", () => {
    expect(amountOf(noFigures).kind).toBe("empty");
    expect(amountOf({ ...noFigures, year: "2026" }).kind).toBe("partial");
    expect(amountOf({ year: "9999", month: "99", day: "99" }).kind).toBe(
      "impossible",
    );
    expect(isoOf({ year: "2026", month: "02", day: "29" })).toBe("");
    expect(isoOf({ year: "2024", month: "02", day: "29" })).toBe("2024-02-29");
  });

  it.each(["2026-13-45", "garbage", "9999-99-99"])(
    "has no figures for %j",
    (iso) => {
      expect(figuresOf(iso)).toEqual(noFigures);
    },
  );
});

describe("stepped", () => {
  it("starts at today, within bounds", () => {
    expect(stepped(noFigures, "month", 1, free).month).toBe("11");
    const max = new CalendarDate(2005, 3, 4);
    expect(
      stepped(noFigures, "year", -1, { today, bounds: { max } }).year,
    ).toBe("2005");
  });

  it("wraps around in months and days, and stops at the bounds for years", () => {
    const figures = { year: "2023", month: "12", day: "28" };
    expect(stepped(figures, "month", 1, free).month).toBe("01");
    expect(stepped(figures, "month", -12, free).month).toBe("12");
    const february = { ...figures, month: "02" };
    expect(stepped(february, "day", 1, free).day).toBe("01");
    const bounds = { max: new CalendarDate(2024, 1, 1) };
    expect(stepped(figures, "year", 10, { today, bounds }).year).toBe("2024");
  });
});

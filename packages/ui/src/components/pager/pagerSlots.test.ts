// @vitest-environment node
import { describe, expect, it } from "vitest";
import { pagerSlots } from "./pagerSlots.ts";

type Options = Parameters<typeof pagerSlots>[0];
const wide = (options: Options) =>
  pagerSlots(options)
    .filter((slot) => slot.kind === "page" || slot.wide)
    .map((slot) => (slot.kind === "page" ? slot.page : "…"))
    .join(" ");
const narrow = (options: Options) =>
  pagerSlots(options)
    .filter((slot) => slot.compact)
    .map((slot) => (slot.kind === "page" ? slot.page : "…"))
    .join(" ");
const lobby = { pages: 20, margins: 2, range: 5 };
const notices = { pages: 20, margins: 1, range: 5 };

describe("pagerSlots", () => {
  it.each([
    [1, "1 2 3 4 5 … 19 20"],
    [4, "1 2 3 4 5 6 … 19 20"],
    [5, "1 2 3 4 5 6 7 … 19 20"],
    [6, "1 2 3 4 5 6 7 8 … 19 20"],
    [7, "1 2 … 5 6 7 8 9 … 19 20"],
    [10, "1 2 … 8 9 10 11 12 … 19 20"],
    [17, "1 2 … 15 16 17 18 19 20"],
    [20, "1 2 … 16 17 18 19 20"],
  ])("shows for the lobby, on page %i: %s", (page, expected) => {
    expect(wide({ ...lobby, page })).toBe(expected);
  });

  // ANN-14
  it.each([
    [1, "1 2 3 4 5 … 20"],
    [10, "1 … 8 9 10 11 12 … 20"],
    [20, "1 … 16 17 18 19 20"],
  ])("shows for notices, on page %i: %s", (page, expected) => {
    expect(wide({ ...notices, page })).toBe(expected);
  });

  it.each([
    [1, "1 … 20"],
    [2, "1 2 … 20"],
    [3, "1 … 3 … 20"],
    [10, "1 … 10 … 20"],
    [19, "1 … 19 20"],
    [20, "1 … 20"],
  ])("shows in the compact form, on page %i: %s", (page, expected) => {
    expect(narrow({ ...lobby, page })).toBe(expected);
    expect(narrow({ ...notices, page })).toBe(expected);
  });

  it("shows every page when there are few, also in the compact form", () => {
    expect(wide({ ...lobby, pages: 4, page: 2 })).toBe("1 2 3 4");
    expect(narrow({ ...lobby, pages: 4, page: 2 })).toBe("1 2 3 4");
  });

  it("never hides a single page behind a gap, and never shows one twice", () => {
    for (let pages = 2; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        for (const margins of [0, 1, 2]) {
          const slots = pagerSlots({ page, pages, margins, range: 5 });
          const numbers = slots.flatMap((slot) =>
            slot.kind === "page" ? [slot.page] : [],
          );
          expect(new Set(numbers).size).toBe(numbers.length);
          expect(numbers).toContain(page);
          numbers.forEach((number, index) =>
            expect(number - (numbers[index - 1] ?? number - 1)).not.toBe(2),
          );
        }
      }
    }
  });
});

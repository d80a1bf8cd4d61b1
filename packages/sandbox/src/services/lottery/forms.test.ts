import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  drawNumbers,
  formOf,
  forms,
  hitsOf,
  readPicks,
  winOf,
} from "./forms.ts";

const over = (n: number, k: number): number =>
  k === 0 ? 1 : (over(n - 1, k - 1) * n) / k;

/**
 * The probability of this many hits, by the textbook and not by the code: binomial for digits, hypergeometric for
 * balls.
 */
const chance = (
  { kind, count, highest }: (typeof forms)[keyof typeof forms],
  hits: number,
): number =>
  kind === "digits"
    ? over(count, hits) * 0.1 ** hits * 0.9 ** (count - hits)
    : (over(count, hits) * over(highest - count, count - hits)) /
      over(highest, count);

describe("every lottery form", () => {
  it.each(Object.entries(forms))(
    "%s returns a share of the stakes between 0.85 and 0.9",
    (_name, form) => {
      const back = form.prizes.reduce(
        (sum, prize, hits) => sum + prize * chance(form, hits),
        0,
      );
      expect(back).toBeGreaterThan(0.85);
      expect(back).toBeLessThan(0.9);
      expect(form.prizes).toHaveLength(form.count + 1);
    },
  );

  it.each(Object.entries(forms))(
    "%s draws every possible number and no other",
    (_name, form) => {
      const lowest = form.kind === "digits" ? 0 : 1;
      const seen = new Set<number>();
      for (let round = 0; round < 600; round++) {
        const drawn = drawNumbers(form, randomInt);
        expect(drawn).toHaveLength(form.count);
        if (form.kind === "balls") {
          expect(new Set(drawn).size).toBe(form.count);
          expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
        }
        for (const number of drawn) seen.add(number);
      }
      expect(Math.min(...seen)).toBe(lowest);
      expect(Math.max(...seen)).toBe(form.highest);
      expect(seen.size).toBe(form.highest - lowest + 1);
    },
  );

  it("draws each ball equally often", () => {
    const rounds = 6000;
    const times = new Map<number, number>();
    for (let round = 0; round < rounds; round++)
      for (const ball of drawNumbers(forms.eleven, randomInt))
        times.set(ball, (times.get(ball) ?? 0) + 1);
    // Ten standard deviations: a fair draw never gets there.
    const expected = (rounds * 5) / 11;
    const most = 10 * Math.sqrt((rounds * 5 * 6) / 121);
    for (const count of times.values())
      expect(Math.abs(count - expected)).toBeLessThan(most);
  });
});

describe("a ticket", () => {
  it("counts matching places for digits, and matching numbers for balls", () => {
    expect(hitsOf(forms.three, [1, 2, 3], [1, 3, 2])).toBe(1);
    expect(hitsOf(forms.eleven, [1, 2, 3, 4, 5], [3, 4, 5, 6, 7])).toBe(3);
    expect(winOf(forms.three, [1, 2, 3], [1, 2, 3], 200n)).toBe(120_000n);
    expect(winOf(forms.three, [1, 2, 3], [1, 2, 9], 50n)).toBe(500n);
    expect(winOf(forms.three, [1, 2, 3], [1, 9, 9], 50n)).toBe(0n);
  });

  it.each([
    [forms.three, ["1", "2"]],
    [forms.three, ["1", "2", "10"]],
    [forms.three, ["1", "2", "-3"]],
    [forms.three, ["1", "2", "1e0"]],
    [forms.eleven, ["1", "2", "3", "4", "4"]],
    [forms.eleven, ["0", "1", "2", "3", "4"]],
    [forms.eleven, ["1", "2", "3", "4", "12"]],
  ])("in the form %o rejects the numbers %j", (form, picks) => {
    expect(readPicks(form, picks)).toBeUndefined();
  });

  it("of balls is sorted", () => {
    expect(readPicks(forms.eleven, ["9", "2", "11", "1", "5"])).toEqual([
      1, 2, 5, 9, 11,
    ]);
  });

  it.each([
    ["Old Town Daily Three", forms.three],
    ["Island Three-Minute Five", forms.five],
    ["Highland Six Mark", forms.mark],
    ["Border Eleven Five", forms.eleven],
    ["Central Pick Two", forms.two],
    ["River Delta Power Four", forms.four],
    ["Something else", forms.five],
  ])("for “%s” gets its form from the name of the lottery", (name, form) => {
    expect(formOf(name)).toBe(form);
  });
});

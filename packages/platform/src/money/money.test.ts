import Big from "big.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  isZero,
  negate,
  parseAmount,
  subtract,
  toFixed2,
} from "./money.ts";

/** Plain decimals of up to 30 digits before and 18 after the point. */
const amount = fc
  .tuple(
    fc.boolean(),
    fc.stringMatching(/^\d{1,30}$/),
    fc.option(fc.stringMatching(/^\d{1,18}$/), { nil: undefined }),
  )
  .map(
    ([minus, whole, fraction]) =>
      `${minus ? "-" : ""}${whole}${fraction === undefined ? "" : `.${fraction}`}`,
  );

const exact = (text: string): Big => new Big(text);
const same = (ours: string, theirs: Big): void => {
  expect(exact(ours).eq(theirs), `${ours} is not ${theirs.toFixed()}`).toBe(
    true,
  );
  expect(ours).toMatch(/^-?(0|[1-9]\d*)(\.\d+)?$/);
};

describe("arithmetic agrees with big.js", () => {
  it("on 2,500 random pairs", () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        same(add(a, b), exact(a).plus(b));
        same(subtract(a, b), exact(a).minus(b));
        same(negate(a), exact(a).times(-1));
        expect(compare(a, b)).toBe(exact(a).cmp(b));
        expect(isZero(a)).toBe(exact(a).eq(0));
        same(toFixed2(a), exact(a).round(2, Big.roundDown));
        expect(toFixed2(a)).toMatch(/\.\d\d$/);
      }),
      { numRuns: 2500 },
    );
  });

  it("on amounts that are close together", () => {
    for (let cents = -1000; cents <= 1000; cents += 1) {
      const a = new Big(cents).div(100).toFixed(2);
      same(add(a, "0.10"), exact(a).plus("0.1"));
      expect(compare(a, "0")).toBe(Math.sign(cents));
      expect(compare(subtract(a, a), "0")).toBe(0);
    }
  });

  it("over a long column of cents", () => {
    const column = Array.from({ length: 1000 }, () => "0.01");
    expect(column.reduce(add, "0")).toBe("10.00");
  });
});

describe("parseAmount", () => {
  it.each([
    ["12", "12"],
    [" 0012.50 ", "12.50"],
    ["-0.00", "0.00"],
    ["0.000000000000000001", "0.000000000000000001"],
    ["9".repeat(30), "9".repeat(30)],
  ])("reads %j", (text, value) => {
    expect(parseAmount(text)).toBe(value);
  });

  it.each([
    "",
    "-",
    ".",
    ".5",
    "5.",
    "+5",
    "1e5",
    "0x10",
    "1,5",
    "1 000",
    "NaN",
    "Infinity",
    "−5",
    "٣",
    "1.2.3",
    "9".repeat(31),
    "1\u00a0000",
    "1_000",
  ])("rejects %j", (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

describe("invalid amounts", () => {
  it("throw instead of being read as a similar number", () => {
    expect(() => add("1e5", "1")).toThrow(RangeError);
    expect(() => toFixed2("")).toThrow(RangeError);
    expect(() => compare("1", "NaN")).toThrow(RangeError);
  });
});

describe("toFixed2", () => {
  it.each([
    ["1234.5", "1234.50"],
    ["5", "5.00"],
    ["9.999", "9.99"],
    ["-9.999", "-9.99"],
    ["-0.001", "0.00"],
  ])("%s → %s", (value, shown) => {
    expect(toFixed2(value)).toBe(shown);
  });
});

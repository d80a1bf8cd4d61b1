import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountProblem,
  arriving,
  feeSum,
  payableAmount,
  plainAmount,
  smallest,
  times,
} from "./amounts.ts";

describe("amounts", () => {
  it.each([
    [" 0100.50 ", "100.5"],
    ["100.00", "100"],
    ["0", "0"],
    ["000.10", "0.1"],
    ["-1", undefined],
    ["1e5", undefined],
    ["1,5", undefined],
    ["", undefined],
    ["٥", undefined],
    ["9".repeat(31), undefined],
  ])("writes %s in the form in which it is sent", (text, written) => {
    expect(plainAmount(text)).toBe(written);
  });

  it.each([
    ["12.34", "12.34"],
    ["12.340", "12.34"],
    ["12.345", undefined],
    ["ten", undefined],
  ])(
    "shows %s as an amount only where no digits are cut off",
    (text, shown) => {
      expect(payableAmount(text)).toBe(shown);
    },
  );

  it("compares limits to the last digit", () => {
    const bounds = { min: "10.00", max: "20.00" };
    expect(amountProblem("9.99", bounds)?.reason).toBe("tooSmall");
    expect(amountProblem("10", bounds)).toBeUndefined();
    expect(amountProblem("20", bounds)).toBeUndefined();
    expect(amountProblem("20.01", bounds)?.reason).toBe("tooLarge");
    expect(amountProblem("0")?.reason).toBe("tooSmall");
    expect(smallest("10", "9.99", "9.990")).toBe("9.99");
  });

  it("multiplies without losing a digit", () => {
    expect(times("1200", "0.01")).toBe("12.00");
    expect(times("-3", "0.5")).toBe("-1.5");
    const cents = fc.bigInt({ min: 0n, max: 10n ** 20n });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const written = (units: bigint) => {
          const digits = units.toString().padStart(3, "0");
          return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        };
        const product = times(written(a), written(b)).replace(".", "");
        expect(BigInt(product)).toBe(a * b);
      }),
    );
  });
});

describe("an amount with a fee", () => {
  it.each([
    ["100", "1.00", "99.00", "99.00"],
    ["1", "1.00", "0.00", undefined],
    ["0.50", "1.00", "-0.50", undefined],
  ])("of %s with a fee of %s leaves %s", (text, fee, net, arrives) => {
    const sum = feeSum(text, { fee });
    expect(sum).toMatchObject({ fee, net });
    expect(arriving(sum)).toBe(arrives);
  });

  it("is undefined without a valid amount or without a method", () => {
    expect(feeSum("ten", { fee: "1.00" })).toBeUndefined();
    expect(feeSum("10", undefined)).toBeUndefined();
    expect(arriving(undefined)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { amount } from "./tolerant.ts";

const read = (value: unknown) => v.safeParse(amount(), value);

describe("an amount of a platform", () => {
  it.each([
    ["1234.50", "1234.50"],
    [" 5 ", "5"],
    ["-0.01", "-0.01"],
    ["123456789012345678901234567890.12", "123456789012345678901234567890.12"],
    [0, "0"],
    [0.1, "0.1"],
    [-1234.5, "-1234.5"],
    [123_456_789_012.34, "123456789012.34"],
    [9_999_999_999_999.99, "9999999999999.99"],
  ])("%j is %s, digit by digit", (sent, amountOf) => {
    expect(read(sent).output).toBe(amountOf);
  });

  it.each([
    0.1 + 0.2,
    Number("12345678901234567"),
    Number("1234567890123456.78"),
    Number.MAX_SAFE_INTEGER,
    1e21,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    "1e5",
    "0x10",
    "1,5",
    "1 000",
    "+5",
    "\u22125",
    "\u0661\u0662",
    "NaN",
    "",
    ".",
    "9".repeat(31),
    null,
    undefined,
    true,
    {},
    ["5"],
    { toString: () => "5" },
  ])("%j is none", (sent) => {
    expect(read(sent).success).toBe(false);
  });
});

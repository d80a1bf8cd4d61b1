import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { amount, epoch, flag, list, oneOf, text } from "./tolerant.ts";

const read = (value: unknown) => v.safeParse(amount(), value);

// OPN-49
describe("an amount from the platform", () => {
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
  ])("sent as %j is %s, digit by digit", (sent, amountOf) => {
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
  ])("sent as %j is invalid", (sent) => {
    expect(read(sent).success).toBe(false);
  });
});

describe("other values that a platform may write in several ways (OPN-49)", () => {
  it.each([
    ["an id in figures", text(), 7, "7"],
    ["a code", text(), "KITE", "KITE"],
    ["a flag in figures", flag(), 1, true],
    ["a flag in digits", flag(), "1", true],
    ["a flag", flag(), true, true],
    ["a flag that is off", flag(), 0, false],
    ["a flag that is missing", flag(), undefined, false],
    ["a time", epoch(), 1_767_225_600_000, 1_767_225_600_000],
    ["a time in digits", epoch(), "1767225600000", 1_767_225_600_000],
    ["a member of a set", oneOf(["A", "B"]), "B", "B"],
    ["a member that nobody knows", oneOf(["A", "B"]), "Z", "unknown"],
    ["a list with an item that does not fit", list(text()), ["a", {}], ["a"]],
    ["a list that is missing", list(text()), null, []],
  ])("include %s", (_what, schema, sent, inner) => {
    expect(v.parse(schema, sent)).toEqual(inner);
  });

  it.each([
    ["an id that is a list", text(), ["7"]],
    ["a time in words", epoch(), "2026-01-01"],
    ["half a millisecond", epoch(), 1.5],
  ])("do not include %s", (_what, schema, sent) => {
    expect(v.safeParse(schema, sent).success).toBe(false);
  });
});

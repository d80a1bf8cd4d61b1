import { parse } from "@formatjs/icu-messageformat-parser";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { pseudoMessage, type PseudoCode } from "./pseudo.ts";

const show = (
  text: string,
  code: PseudoCode,
  values: Record<string, string | number> = {},
) => {
  const intl = createIntl({
    locale: "en",
    messages: { a: pseudoMessage(parse(text), code) },
  });
  return intl.formatMessage({ id: "a" }, values);
};

describe("pseudoMessage", () => {
  it("accents words and brackets them, so that clipping is visible", () => {
    expect(show("Sign in", "XA")).toBe("[Şīɠƞ īƞ]");
  });
  it("makes words longer", () => {
    expect(show("Deposit your amount here", "XA").length).toBeGreaterThan(
      "Deposit your amount here".length * 1.3,
    );
  });
  it("reverses each word in XB and keeps the spaces between words", () => {
    expect(show("a b", "XB")).toBe(
      "\u200f\u202ea\u202c\u200f \u200f\u202eb\u202c\u200f",
    );
  });
  it("leaves arguments and plural forms intact", () => {
    expect(
      show("{count, plural, one {# game} other {# games}} for {name}", "XA", {
        count: 2,
        name: "Ada",
      }),
    ).toBe("[2 ɠȧȧḿḗḗş ƒǿǿř Ada]");
    expect(
      show("{kind, select, x {yes} other {no}}", "XA", { kind: "x" }),
    ).toBe("[ẏḗḗş]");
  });
  it("converts the words inside tags", () => {
    expect(
      JSON.stringify(pseudoMessage(parse("Ask <link>us</link>"), "XA")),
    ).toContain("ŭŭş");
  });
});

// @vitest-environment node
import fc from "fast-check";
import { runsOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { checkAmount, sameAmount } from "./checkAmount.ts";
import { readAmount } from "./readAmount.ts";
import { isPlainAmount, writeAmount } from "./writeAmount.ts";

const locales = (
  "zh-CN en ja th vi my es hi id km ko ms pt ta fil ur tr bn ar-EG ar fa ru kk uz lo ne fr te sw de de-CH " +
  "en-IN th-TH-u-nu-thai hi-u-nu-deva my-MM"
).split(" ");

const en = { locale: "en" };
const id = { locale: "id" };

describe("readAmount", () => {
  it.each([
    ["1.234,56", "1234.56"],
    ["1,234.56", "1234.56"],
    ["1'234.56", "1234.56"],
    ["1’234,56", "1234.56"],
    ["1 234.56", "1234.56"],
    ["1\u00a0234,56", "1234.56"],
    ["1\u202f234\u202f567,8", "1234567.8"],
    ["1.234.567", "1234567"],
    ["1,234,567", "1234567"],
    ["12,34,567.50", "1234567.50"],
    ["1,5", "1.5"],
    ["1.5", "1.5"],
    ["1234,567", "1234.567"],
    ["0,125", "0.125"],
    [".5", "0.5"],
    ["5.", "5"],
    ["007", "7"],
    ["  12  ", "12"],
    ["", ""],
    ["   ", ""],
    ["١٬٢٣٤٫٥", "1234.5"],
    ["١٢،٥", "12.5"],
    ["۱۲٫۵", "12.5"],
    ["๑,๒๓๔.๕๐", "1234.50"],
    ["၁၂၃.၄၅", "123.45"],
    ["१२,३४,५६७", "1234567"],
    ["১২,৩৪,৫৬৭.৫০", "1234567.50"],
    ["۱۲٬۳۴۵", "12345"],
    ["１，２３４．５０", "1234.50"],
    ["\u2066\u200e12.5\u2069", "12.5"],
  ])("reads %j as %j in every locale", (text, value) => {
    for (const locale of locales)
      expect(readAmount(text, { locale }), locale).toBe(value);
  });

  it("lets the locale decide whether an ambiguous separator is decimal or grouping", () => {
    expect(readAmount("1,234", en)).toBe("1234");
    expect(readAmount("1.234", en)).toBe("1.234");
    expect(readAmount("1.234", id)).toBe("1234");
    expect(readAmount("1,234", id)).toBe("1.234");
    expect(readAmount("1.234", { locale: "fr" })).toBe("1234");
    expect(readAmount("1,234", { locale: "de-CH" })).toBe("1234");
    expect(readAmount("1.234", { locale: "ar-EG" })).toBe("1234");
  });

  it("strips its own currency symbol at either end and rejects any other", () => {
    const rm = { locale: "ms", symbol: "RM" };
    expect(readAmount("RM 1 234.50", rm)).toBe("1234.50");
    expect(readAmount("rm1,234.50", rm)).toBe("1234.50");
    expect(readAmount("1.234,50 RM", rm)).toBe("1234.50");
    expect(readAmount("RM", rm)).toBe("");
    expect(readAmount("EUR 50", rm)).toBeUndefined();
    expect(readAmount("$50", rm)).toBeUndefined();
    expect(readAmount("Rs.1,000", { locale: "en", symbol: "Rs." })).toBe(
      "1000",
    );
    expect(readAmount("١٠٠ د.ب", { locale: "ar", symbol: "د.ب" })).toBe("100");
  });

  it.each([
    "1e5",
    "0x10",
    "-5",
    "−5",
    "+5",
    "1,,234",
    "1.2.3",
    "12 50",
    "1 234'567",
    "1.234 567",
    "1,234.567,8",
    "0,123,456",
    "1_000",
    "12 pcs",
    "NaN",
    "∞",
    "½",
    "٫",
    "١٢٫٣٫٤",
    "\u00a0.",
    "0b11",
    "１ｅ５",
    ".",
    "50%",
    "1,23,45,6",
    "9".repeat(31),
    "1".repeat(10_000),
    "9,".repeat(5_000),
  ])("rejects %s in every locale", (text) => {
    for (const locale of locales)
      expect(readAmount(text, { locale }), locale).toBeUndefined();
  });
});

/** Plain decimals with up to 30 digits before the point and 18 after it. */
const amounts = fc
  .tuple(
    fc.stringMatching(/^(0|[1-9]\d{0,29})$/),
    fc.option(fc.stringMatching(/^\d{1,18}$/), { nil: undefined }),
  )
  .map(([whole, fraction]) =>
    fraction === undefined ? whole : `${whole}.${fraction}`,
  );
const anyLocale = fc.constantFrom(...locales);
const twenty =
  "0 0.01 0.1 0.99 1 1.5 9.99 10 12.34 99.5 100 999.99 1000 1234.5 12345.67 100000 999999.99 1234567.89 987654321.01 123456789012345678901234567890.12".split(
    " ",
  );
const currencies = ["RM", "฿", "₫", "Rp", "د.ب", "Rs.", "ကျပ်", "US$"];

describe("readAmount and writeAmount", () => {
  it("read back every written amount in every locale, to the last digit", () => {
    fc.assert(
      fc.property(
        amounts,
        anyLocale,
        fc.boolean(),
        fc.nat({ max: 18 }),
        (amount, locale, grouped, places) => {
          const written = writeAmount(amount, { locale, places, grouped });
          const read = readAmount(written, { locale });
          expect(sameAmount(read ?? "", amount), written).toBe(true);
        },
      ),
      { numRuns: runsOf(2000) },
    );
  });

  it.each(locales)(
    "%s: preserve twenty amounts with a currency symbol before, after or absent",
    (locale) => {
      for (const amount of twenty)
        for (const symbol of currencies) {
          const written = writeAmount(amount, {
            locale,
            places: 2,
            grouped: true,
          });
          const read = [
            written,
            `${symbol} ${written}`,
            `${written}\u00a0${symbol}`,
          ].map((text) => readAmount(text, { locale, symbol }));
          for (const one of read)
            expect(sameAmount(one ?? "", amount), `${symbol} ${written}`).toBe(
              true,
            );
        }
    },
  );

  it("read any text as a plain decimal, an empty string or undefined", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary", maxLength: 120 }),
      fc.stringMatching(/^[-+0-9.,' ٫٬٠-٩RMe]{0,24}$/),
    );
    fc.assert(
      fc.property(texts, anyLocale, (text, locale) => {
        const read = readAmount(text, { locale, symbol: "RM" });
        if (read === undefined || read === "") return;
        expect(isPlainAmount(read)).toBe(true);
        expect(read).not.toMatch(/^0\d/);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  it("never add, drop or change a digit, apart from leading zeros", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[0-9., ']{1,30}$/),
        anyLocale,
        (text, locale) => {
          const read = readAmount(text, { locale });
          if (read === undefined || read === "") return;
          const digits = (some: string) =>
            some.replace(/\D/g, "").replace(/^0+/, "");
          expect(digits(read)).toBe(digits(text));
        },
      ),
      { numRuns: runsOf(2000) },
    );
  });

  it("write amounts as Intl.NumberFormat does in every locale", () => {
    for (const locale of locales) {
      const format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: 2,
      });
      for (const amount of [0, 7.5, 1234.56, 12345, 987654321.12])
        expect(
          writeAmount(amount.toFixed(2), { locale, places: 2, grouped: true }),
        ).toBe(format.format(amount));
    }
  });

  it("write all decimals and leave text that is not an amount unchanged", () => {
    const shown = { locale: "en", places: 2, grouped: true };
    expect(writeAmount("1234.56789", shown)).toBe("1,234.56789");
    expect(writeAmount("123456789012345678901234567890.12", shown)).toBe(
      "123,456,789,012,345,678,901,234,567,890.12",
    );
    for (const text of ["", "-5", "1e5", "12 pcs", "1,234"])
      expect(writeAmount(text, shown)).toBe(text);
  });
});

describe("checkAmount", () => {
  it("returns the reason, with the limit that the message names", () => {
    expect(checkAmount("12.345", {})).toEqual({
      reason: "places",
      fractionDigits: 2,
    });
    expect(checkAmount("12.5", { fractionDigits: 0 })?.reason).toBe("places");
    expect(checkAmount("9.99", { min: "10" })).toEqual({
      reason: "tooSmall",
      min: "10",
    });
    expect(checkAmount("50000.01", { max: "50000.00" })).toEqual({
      reason: "tooLarge",
      max: "50000.00",
    });
    for (const text of ["abc", "-5", "1e5", "1,234", "9".repeat(31)])
      expect(checkAmount(text, {})).toEqual({ reason: "unreadable" });
  });

  it("compares exactly where floating point would not", () => {
    const max = "123456789012345678901234567890.12";
    expect(checkAmount(max, { max })).toBeUndefined();
    expect(
      checkAmount("123456789012345678901234567890.13", { max })?.reason,
    ).toBe("tooLarge");
    expect(checkAmount("0.30", { min: "0.3", max: "0.300" })).toBeUndefined();
  });

  it("ignores an empty field and invalid limits", () => {
    expect(checkAmount("", { min: "10" })).toBeUndefined();
    expect(checkAmount("5", { min: "ten", max: "" })).toBeUndefined();
  });
});

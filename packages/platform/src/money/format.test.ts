import { describe, expect, it } from "vitest";
import { formatAmount, formatAmountParts, parseLocalAmount } from "./format.ts";
import { compare, toFixed2 } from "./money.ts";

/** The languages of the documents (LNG-01), with the regions whose digits differ. */
const locales = [
  "zh-CN",
  "en",
  "ja",
  "th",
  "vi",
  "my",
  "es",
  "hi",
  "id",
  "km",
  "ko",
  "ms-MY",
  "pt",
  "ta",
  "fil",
  "ur",
  "tr",
  "bn",
  "ar-EG",
  "fa",
  "ru",
  "kk",
  "uz",
  "lo",
  "ne",
  "fr",
  "te",
  "sw",
  "de-CH",
];

const amounts = [
  "0",
  "0.01",
  "-0.01",
  "0.1",
  "0.99",
  "1",
  "-1",
  "9.99",
  "10",
  "99.5",
  "100",
  "999.99",
  "1000",
  "-1000.50",
  "12345.67",
  "100000",
  "1234567.89",
  "-987654321.01",
  "123456789012345678901234567890.12",
  "-999999999999999999999999999999.99",
];

describe("formatAmount", () => {
  it.each(locales)("%s: writes amounts that can be read back", (locale) => {
    for (const amount of amounts) {
      const shown = formatAmount(amount, locale);
      const read = parseLocalAmount(shown, locale);
      expect(read, `${amount} as ${shown}`).toBe(toFixed2(amount));
    }
  });

  it.each(locales)("%s: writes small amounts as Intl does", (locale) => {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    for (const cents of [0, 1, 50, 99, 100, 123456, -123456, -1, 99999999]) {
      const value = toFixed2(
        `${cents < 0 ? "-" : ""}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, "0")}`,
      );
      expect(formatAmount(value, locale)).toBe(format.format(cents / 100));
    }
  });

  it.each(["ja-JP", "ko-KR", "vi-VN", "my-MM", "lo-LA", "ar-BH", "ar-TN"])(
    "%s: shows two decimals, even where the currency has none or three (CFG-01)",
    (locale) => {
      for (const amount of ["1500", "1500.5", "1500.999"]) {
        const fraction = formatAmountParts(amount, locale).find(
          ({ type }) => type === "fraction",
        );
        expect(fraction?.value).toHaveLength(2);
      }
    },
  );

  it("keeps all 30 digits", () => {
    expect(formatAmount("123456789012345678901234567890.12", "en")).toBe(
      "123,456,789,012,345,678,901,234,567,890.12",
    );
  });

  it("cuts digits after the cents, and shows zero without a sign", () => {
    expect(formatAmount("9.999", "en")).toBe("9.99");
    expect(formatAmount("-0.001", "en")).toBe("0.00");
  });

  it("returns its parts, so that cents can be drawn smaller", () => {
    expect(
      formatAmountParts("-1234.5", "en").map(
        ({ type, value }) => `${type} ${value}`,
      ),
    ).toEqual([
      "minusSign -",
      "integer 1",
      "group ,",
      "integer 234",
      "decimal .",
      "fraction 50",
    ]);
  });

  it("rejects what is not an amount", () => {
    expect(() => formatAmount("NaN", "en")).toThrow(RangeError);
  });
});

describe("parseLocalAmount", () => {
  it.each([
    ["1,234.5", "en", "1234.5"],
    ["1234.5", "en", "1234.5"],
    ["1.234,50", "id", "1234.50"],
    ["12,34,567", "hi", "1234567"],
    ["۱۲٫۵", "fa", "12.5"],
    ["12٫5", "fa", "12.5"],
    ["၁၂", "my", "12"],
    ["-5", "ar-EG", "-5"],
  ])("reads %s in %s as %s", (text, locale, value) => {
    const read = parseLocalAmount(text, locale);
    expect(read).toBe(value);
    expect(compare(read ?? "0", value)).toBe(0);
  });

  it.each([
    ["1,5", "en"],
    ["1,2345", "en"],
    ["1,,234", "en"],
    [",123", "en"],
    ["1.2.3", "en"],
    ["1.5", "id"],
    ["1e5", "en"],
    ["0x10", "en"],
    ["--5", "en"],
    ["12٫5", "en"],
    ["", "en"],
    ["-", "en"],
    ["5 USD", "en"],
  ])("rejects %j in %s", (text, locale) => {
    expect(parseLocalAmount(text, locale)).toBeUndefined();
  });
});

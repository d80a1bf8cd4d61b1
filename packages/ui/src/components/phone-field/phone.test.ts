// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPhone, phoneDigits } from "./checkPhone.ts";
import { isCountryFor, namedCountries } from "./countryNames.ts";
import { readPhone } from "./readPhone.ts";

const countries = [
  { code: "MY", dialCode: "60", minDigits: 9, maxDigits: 10 },
  { code: "SG", dialCode: "+65", minDigits: 8, maxDigits: 8 },
  { code: "US", dialCode: "1" },
  { code: "CA", dialCode: "1" },
  { code: "BS", dialCode: "1242" },
  { code: "CI", dialCode: "225" },
];

describe("readPhone", () => {
  it.each([
    ["12-345 6789", { value: "123456789" }],
    ["(012) 345.6789", { value: "0123456789" }],
    ["12–345−6789", { value: "123456789" }],
    ["၁၂၃၄၅၆၇၈၉", { value: "123456789" }],
    ["٠١٢٣٤٥٦٧٨٩", { value: "0123456789" }],
    ["１２３４５６７８９", { value: "123456789" }],
    ["\u202d12 345 6789\u202c", { value: "123456789" }],
    ["+60 12-345 6789", { value: "123456789", country: "MY" }],
    ["＋６０ 12-345 6789", { value: "123456789", country: "MY" }],
    ["0060123456789", { value: "123456789", country: "MY" }],
    ["+60 (0)12-345 6789", { value: "123456789", country: "MY" }],
    ["+65 8123 4567", { value: "81234567", country: "SG" }],
    ["+1 242 555 0147", { value: "5550147", country: "BS" }],
    ["+1 604 555 0147", { value: "6045550147", country: "US" }],
    ["+99 12345", { value: "+9912345" }],
    ["12 ext. 5", { value: "12ext5" }],
    ["", { value: "" }],
  ])("reads %j as %j", (text, reading) => {
    expect(readPhone(text, countries, "MY")).toEqual(reading);
  });

  it("keeps the selected country when several share a dial code", () => {
    const text = "+1 604 555 0147";
    expect(readPhone(text, countries, "CA").country).toBe("CA");
  });

  it("returns text that is longer than any number unchanged", () => {
    const text = "1 ".repeat(5_000);
    expect(readPhone(text, countries, "MY")).toEqual({ value: text });
  });

  it("keeps every digit, and returns its own result unchanged", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9 ().-]{0,30}$/), (text) => {
        const { value } = readPhone(text, countries, "MY");
        expect(value).toBe(text.replace(/\D/g, ""));
        expect(readPhone(value, countries, "MY").value).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
        expect(typeof readPhone(text, countries, "MY").value).toBe("string");
      }),
    );
  });
});

describe("phoneDigits (OPN-43)", () => {
  it("uses the platform's rule, else the country's, else 6 to 15", () => {
    const [malaysia, , america] = countries;
    expect(phoneDigits({ minDigits: 7, maxDigits: 7 }, malaysia)).toEqual({
      min: 7,
      max: 7,
    });
    expect(phoneDigits(undefined, malaysia)).toEqual({ min: 9, max: 10 });
    expect(phoneDigits({}, malaysia)).toEqual({ min: 9, max: 10 });
    expect(phoneDigits(undefined, america)).toEqual({ min: 6, max: 15 });
    expect(phoneDigits()).toEqual({ min: 6, max: 15 });
  });

  it("fills in a missing limit", () => {
    expect(phoneDigits({ minDigits: 8 })).toEqual({ min: 8, max: 15 });
    expect(phoneDigits({ maxDigits: 11 })).toEqual({ min: 6, max: 11 });
    expect(phoneDigits({ maxDigits: 4 })).toEqual({ min: 4, max: 4 });
  });

  it("ignores a rule that is invalid or impossible to meet", () => {
    for (const rule of [
      { minDigits: 12, maxDigits: 8 },
      { minDigits: Number.NaN },
      { minDigits: -3, maxDigits: 0 },
      { maxDigits: 7.5 },
    ])
      expect(phoneDigits(rule)).toEqual({ min: 6, max: 15 });
  });
});

describe("checkPhone (VAL-44, VAL-52, VAL-58)", () => {
  it("returns the reason and the limits for a wrong entry", () => {
    expect(checkPhone("12a456", { min: 6, max: 15 })).toEqual({
      reason: "pattern.digits",
      params: {},
    });
    expect(checkPhone("+99123", { min: 6, max: 15 })?.reason).toBe(
      "pattern.digits",
    );
    expect(checkPhone("12345", { min: 6, max: 15 })).toEqual({
      reason: "length.between",
      params: { min: 6, max: 15 },
    });
    expect(checkPhone("1234567", { min: 8, max: 8 })).toEqual({
      reason: "length.exact",
      params: { length: 8 },
    });
  });

  it("accepts every number of digits within the limits and no other", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,20}$/), (value) => {
        const fits = value.length >= 6 && value.length <= 15;
        expect(checkPhone(value, { min: 6, max: 15 }) === undefined).toBe(fits);
      }),
    );
    expect(checkPhone("", { min: 6, max: 15 })).toBeUndefined();
  });
});

describe("countries by name", () => {
  const found = (term: string, locale = "en") =>
    namedCountries(countries, locale)
      .filter((country) => isCountryFor(term, country))
      .map(({ code }) => code);

  it.each([
    ["malay", ["MY"]],
    ["MY", ["MY"]],
    ["sg", ["SG"]],
    ["+60", ["MY"]],
    ["60", ["MY"]],
    ["0065", ["SG"]],
    ["၆၀", ["MY"]],
    ["1", ["BS", "CA", "US"]],
    ["124", ["BS"]],
    ["cote d", ["CI"]],
    ["CÔTE", ["CI"]],
    ["nowhere", []],
    ["", ["BS", "CA", "CI", "MY", "SG", "US"]],
  ])("%j finds %j", (term, codes) => {
    expect(found(term).sort()).toEqual(codes);
  });

  it("are found by name in the reader's language and sorted in its order", () => {
    expect(found("马来", "zh-CN")).toEqual(["MY"]);
    expect(found("မလေး", "my")).toEqual(["MY"]);
    expect(found("ماليزيا", "ar")).toEqual(["MY"]);
    const names = namedCountries(countries, "ms").map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("ms").compare));
    expect(names).toContain("Amerika Syarikat");
  });

  it("are named by their code when it is not a country code", () => {
    const odd = [{ code: "NOT A CODE", dialCode: "+99-9" }];
    expect(namedCountries(odd, "en")).toEqual([
      { code: "NOT A CODE", name: "NOT A CODE", dialCode: "+999" },
    ]);
  });
});

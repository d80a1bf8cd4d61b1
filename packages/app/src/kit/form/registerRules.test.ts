import * as v from "valibot";
import { countryCodes, registerRule } from "@foyer/platform/calls";
import { describe, expect, it } from "vitest";
import { soundCountries } from "../parts/mobileCountries.ts";
import { soundRules } from "./registerRules.ts";

const rule = (over: object) =>
  v.parse(registerRule, {
    field: "username",
    enabled: 1,
    required: 1,
    ...over,
  });

describe("soundRules", () => {
  it.each([
    [
      { minLength: 6, maxLength: 12 },
      { minLength: 6, maxLength: 12 },
    ],
    [{ minLength: 12, maxLength: 6 }, {}],
    [{ minLength: 0, maxLength: 0 }, {}],
    [{ minLength: 0, maxLength: 9 }, { maxLength: 9 }],
    [
      { minLength: 6, maxLength: 6 },
      { minLength: 6, maxLength: 6 },
    ],
    [{ acceptedPattern: "  " }, {}],
    [{ acceptedPattern: " digits " }, { acceptedPattern: "digits" }],
    [{ digits: 0 }, {}],
    [{ digits: 16 }, {}],
    [{ digits: 9 }, { digits: 9 }],
  ])("turns %j into the rule %j", (over, kept) => {
    expect(soundRules([rule(over)])).toEqual([
      {
        ...rule({}),
        acceptedPattern: "*",
        minLength: undefined,
        maxLength: undefined,
        digits: undefined,
        ...kept,
      },
    ]);
  });

  it.each(["birthday", "mobileNum", "confirmPassword"])(
    "ignores pattern and length for %s, which has its own control",
    (field) => {
      const [kept] = soundRules([
        rule({ field, acceptedPattern: "email", minLength: 40 }),
      ]);
      expect(kept).toMatchObject({
        acceptedPattern: "*",
        minLength: undefined,
      });
    },
  );

  it("keeps the first rule of each field", () => {
    const rules = soundRules([
      rule({ required: 1 }),
      rule({ required: 0 }),
      rule({ field: "email" }),
    ]);
    expect(rules.map(({ field, required }) => [field, required])).toEqual([
      ["username", true],
      ["email", true],
    ]);
  });
});

describe("soundCountries", () => {
  const countries = (...list: object[]) =>
    soundCountries(
      v.parse(countryCodes.response, { countries: list }).countries,
    );
  const country = (
    countryCode: string,
    countryDialingCode: string,
    digits?: number,
  ) => ({ countryCode, countryDialingCode, digits });

  it("keeps valid entries, each once, without the plus sign", () => {
    expect(
      countries(
        country("my", "+60", 9),
        country("MY", "61"),
        country("X", "60"),
        country("TH", "<b>"),
        country("SG", ""),
        country("VN", "84", 40),
      ),
    ).toEqual([country("MY", "60", 9), country("VN", "84", undefined)]);
  });

  it("drops the number of digits when countries with the same dialling code differ", () => {
    expect(countries(country("US", "1", 10), country("CA", "1", 9))).toEqual([
      country("US", "1", undefined),
      country("CA", "1", undefined),
    ]);
    expect(
      countries(country("US", "1", 10), country("CA", "1", 10))[0]?.digits,
    ).toBe(10);
  });
});

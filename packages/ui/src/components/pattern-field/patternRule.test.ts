// @vitest-environment node
import fc from "fast-check";
import { createIntl } from "react-intl";
import { describe, expect, it } from "vitest";
import { type PatternId, patternIds, patterns } from "@foyer/platform/patterns";
import { lengthOf, refusalOf } from "./patternRule.ts";
import { refusalText, ruleText } from "./patternText.ts";
import { english } from "../../words/english.testing.ts";

const intl = createIntl({ locale: "en", messages: english });

describe("refusalOf", () => {
  it("accepts any text for the pattern `*`, a blank one or none (VAL-12)", () => {
    for (const acceptedPattern of ["*", "", " ", undefined, null])
      expect(refusalOf({ acceptedPattern }, "\u0000 ?")).toBeUndefined();
  });

  it("finds a pattern regardless of case and surrounding spaces", () => {
    expect(refusalOf({ acceptedPattern: " EMAIL " }, "mira")?.reason).toBe(
      "pattern.email",
    );
  });

  it("checks no length without limits (OPN-04)", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(refusalOf({ acceptedPattern: "*" }, text)).toBeUndefined();
      }),
    );
  });

  it("accepts exactly the lengths within its limits (VAL-13)", () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 30 })),
        fc.option(fc.integer({ min: 1, max: 30 })),
        fc.integer({ min: 1, max: 32 }),
        (minLength, maxLength, size) => {
          fc.pre((minLength ?? 0) <= (maxLength ?? 99));
          const fits = size >= (minLength ?? 0) && size <= (maxLength ?? 99);
          const refusal = refusalOf({ minLength, maxLength }, "x".repeat(size));
          expect(refusal === undefined).toBe(fits);
        },
      ),
    );
  });

  it.each([
    [{ minLength: 4, maxLength: 9 }, "between"],
    [{ minLength: 4, maxLength: 4 }, "exact"],
    [{ minLength: 4 }, "atLeast"],
    [{ maxLength: 4 }, "atMost"],
    [{ minLength: 0, maxLength: 4 }, "atMost"],
    [{ minLength: 9, maxLength: 4 }, undefined],
    [{ minLength: Number.NaN, maxLength: -1 }, undefined],
    [{ minLength: 0.5, maxLength: Infinity }, undefined],
  ])("reads the length limits %j as %s", (bounds, kind) => {
    expect(lengthOf(bounds)?.kind).toBe(kind);
  });

  it("never runs a regular expression from the server", () => {
    expect(
      refusalOf({ acceptedPattern: "^(a+)+$" }, `${"a".repeat(60)}!`),
    ).toBeUndefined();
  });
});

describe("the texts of rules and errors", () => {
  // OPN-48
  it("exist for every pattern and differ from one another", () => {
    const texts = patternIds.map((id) =>
      refusalText(intl, { reason: `pattern.${id}`, params: {} }),
    );
    expect(new Set(texts).size).toBe(patternIds.length);
    expect(texts.every((text) => text.length > 5)).toBe(true);
  });

  it("name both limits, or one where they are equal (VAL-13, VAL-56)", () => {
    const rule = { acceptedPattern: "digits", minLength: 9, maxLength: 11 };
    expect(ruleText(intl, rule)).toBe("Digits only. 9 to 11 characters");
    expect(ruleText(intl, { ...rule, minLength: 11 })).toBe(
      "Digits only. Exactly 11 characters",
    );
    expect(ruleText(intl, { minLength: 1 })).toBe("At least 1 character");
    expect(
      refusalText(intl, {
        reason: "length.between",
        params: { min: 10, max: 1200 },
      }),
    ).toBe("Content length must be between 10 and 1,200 characters");
    expect(
      refusalText(intl, { reason: "length.exact", params: { length: 1 } }),
    ).toBe("Content length must be exactly 1 character");
  });

  it("are omitted for a pattern that accepts everything and for an unknown one", () => {
    expect(ruleText(intl, { acceptedPattern: "*" })).toBeUndefined();
    expect(ruleText(intl, { acceptedPattern: "[x-y]+" })).toBeUndefined();
  });

  it("use a single wording for passwords of letters or digits (VAL-41, OPN-05)", () => {
    const rule = {
      acceptedPattern: "alphanumeric",
      minLength: 6,
      maxLength: 20,
    };
    expect(ruleText(intl, rule, "password")).toBe("6 to 20 letters or digits");
  });

  // OPN-48, OPN-79
  it.each([
    ["account", "Username format is incorrect"],
    ["password", "Password format is incorrect"],
    ["email", "E-mail format is incorrect"],
    ["realName", "Real name format is incorrect"],
    ["mobile", "Please enter a valid mobile number"],
    ["phone", "Phone number format is incorrect"],
    ["code", "Please enter a valid verification code"],
    ["invitation", "Invalid invitation code"],
  ] as const)("for %s begin with %j (VAL-44 … VAL-53)", (meaning, sentence) => {
    const text = refusalText(
      intl,
      { reason: "pattern.digits", params: {} },
      meaning,
    );
    expect(text).toBe(`${sentence}. Digits only`);
  });

  it("distinguish a password confirmation from two other entries (VAL-46, VAL-50)", () => {
    const equal = { reason: "equal", params: {} } as const;
    expect(refusalText(intl, equal, "password")).toBe(
      "Confirmation password is not correct",
    );
    expect(refusalText(intl, equal)).toBe("The two entries are inconsistent");
  });

  it("belong to patterns that accept their good sample and reject their bad one", () => {
    const bad: PatternId[] = [];
    for (const { id, sampleGood, sampleBad } of patterns) {
      if (refusalOf({ acceptedPattern: id }, sampleGood)) bad.push(id);
      if (
        sampleBad !== undefined &&
        refusalOf({ acceptedPattern: id }, sampleBad)?.reason !==
          `pattern.${id}`
      )
        bad.push(id);
    }
    expect(bad).toEqual([]);
  });
});

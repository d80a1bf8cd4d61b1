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
  it("takes `*`, nothing and blanks for any text (VAL-12)", () => {
    for (const acceptedPattern of ["*", "", " ", undefined, null])
      expect(refusalOf({ acceptedPattern }, "\u0000 ?")).toBeUndefined();
  });

  it("finds a pattern in any case", () => {
    expect(refusalOf({ acceptedPattern: " EMAIL " }, "mira")?.reason).toBe(
      "pattern.email",
    );
  });

  it("asks for no length without bounds (OPN-04)", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(refusalOf({ acceptedPattern: "*" }, text)).toBeUndefined();
      }),
    );
  });

  it("agrees with its bounds on every length (VAL-13)", () => {
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
  ])("%j is %s", (bounds, kind) => {
    expect(lengthOf(bounds)?.kind).toBe(kind);
  });

  it("never runs an expression of the server's own", () => {
    expect(
      refusalOf({ acceptedPattern: "^(a+)+$" }, `${"a".repeat(60)}!`),
    ).toBeUndefined();
  });
});

describe("words", () => {
  // OPN-48
  it("are there for every pattern and differ", () => {
    const texts = patternIds.map((id) =>
      refusalText(intl, { reason: `pattern.${id}`, params: {} }),
    );
    expect(new Set(texts).size).toBe(patternIds.length);
    expect(texts.every((text) => text.length > 5)).toBe(true);
  });

  it("name both figures, or one where they are the same (VAL-13, VAL-56)", () => {
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

  it("say nothing where everything is let through", () => {
    expect(ruleText(intl, { acceptedPattern: "*" })).toBeUndefined();
    expect(ruleText(intl, { acceptedPattern: "[x-y]+" })).toBeUndefined();
  });

  it("have one wording for passwords of letters or digits (VAL-41, OPN-05)", () => {
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
  ] as const)("%s begins with %j (VAL-44 … VAL-53)", (meaning, sentence) => {
    const text = refusalText(
      intl,
      { reason: "pattern.digits", params: {} },
      meaning,
    );
    expect(text).toBe(`${sentence}. Digits only`);
  });

  it("tell a confirmation from two other entries (VAL-46, VAL-50)", () => {
    const equal = { reason: "equal", params: {} } as const;
    expect(refusalText(intl, equal, "password")).toBe(
      "Confirmation password is not correct",
    );
    expect(refusalText(intl, equal)).toBe("The two entries are inconsistent");
  });

  it("fit every sample of the catalogue", () => {
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

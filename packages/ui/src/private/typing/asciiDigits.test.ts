// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asciiDigits } from "./asciiDigits.ts";
import { withoutMarks } from "./invisible.ts";

describe("asciiDigits", () => {
  it.each([
    ["Arabic-Indic", "٠١٢٣٤٥٦٧٨٩"],
    ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
    ["Thai", "๐๑๒๓๔๕๖๗๘๙"],
    ["Burmese", "၀၁၂၃၄၅၆၇၈၉"],
    ["Devanagari", "०१२३४५६७८९"],
    ["Bengali", "০১২৩৪৫৬৭৮৯"],
    ["Khmer", "០១២៣៤៥៦៧៨៩"],
    ["Lao", "໐໑໒໓໔໕໖໗໘໙"],
    ["full-width", "０１２３４５６７８９"],
  ])("converts %s digits", (_script, digits) => {
    expect(asciiDigits(digits)).toBe("0123456789");
  });

  it("converts what Intl writes in every listed numbering system", () => {
    for (const system of "arab arabext beng deva fullwide gujr guru khmr knda laoo mlym mymr orya tamldec telu thai tibt mong".split(
      " ",
    )) {
      const format = new Intl.NumberFormat(`en-u-nu-${system}`, {
        useGrouping: false,
      });
      expect(asciiDigits(format.format(1234567890)), system).toBe("1234567890");
    }
  });

  it("leaves other characters unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const without = text.replace(/\p{Nd}/gu, "");
        expect(asciiDigits(without)).toBe(without);
      }),
    );
  });
});

describe("withoutMarks", () => {
  it("removes direction marks", () => {
    expect(withoutMarks("\u2066\u200e12\u2069\u061c")).toBe("12");
  });
});

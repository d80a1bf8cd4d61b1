import { legalWords } from "virtual:brand/legal";
import { brand } from "virtual:brand";
import { describe, expect, it } from "vitest";
import { legalIn } from "./useLegal.ts";

const first = { rights: "R", licence: "L", risk: "K" };

describe("legalIn", () => {
  it("takes the lines of the language, and the first for those that it lacks", () => {
    const words = { MY: { risk: "Risiko", licence: "Lesen" }, CN: {} };
    expect(legalIn(first, words, "MY")).toEqual({
      rights: "R",
      licence: "Lesen",
      risk: "Risiko",
    });
    expect(legalIn(first, words, "CN")).toEqual(first);
  });

  it.each(["EN", "", "constructor", "__proto__"])(
    "answers with the first for “%s”, of which there is nothing",
    (code) => {
      expect(legalIn(first, {}, code)).toEqual(first);
    },
  );
});

describe("the brand of the build", () => {
  it("has its legal lines apart from its configuration, those of its first language whole", () => {
    expect(brand.legal).toEqual({ rights: "", licence: "", risk: "" });
    const first = legalWords[brand.defaultLanguage];
    expect([first?.rights, first?.licence, first?.risk]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.stringMatching(/./),
    ]);
    expect(
      Object.keys(legalWords).filter((code) => !(code in brand.languages)),
    ).toEqual([]);
  });
});

import { jurisdiction, legalLines, legalWords } from "virtual:brand/legal";
import { brand } from "virtual:brand";
import { readFileSync } from "node:fs";
import type { BrandFile } from "@foyer/platform/brand";
import { describe, expect, it } from "vitest";
import { chosenBrand, root } from "@foyer/brand/checkout";
import { legalIn } from "./useLegal.ts";

const first = { rights: "R", licence: "L", risk: "K" };

describe("legalIn", () => {
  it("uses the lines of the language, and the default lines where some are missing", () => {
    const words = { MY: { risk: "Risiko", licence: "Lesen" }, CN: {} };
    expect(legalIn(first, words, "MY")).toEqual({
      rights: "R",
      licence: "Lesen",
      risk: "Risiko",
    });
    expect(legalIn(first, words, "CN")).toEqual(first);
  });

  it.each(["EN", "", "constructor", "__proto__"])(
    "falls back to the default lines for “%s”, which has none",
    (code) => {
      expect(legalIn(first, {}, code)).toEqual(first);
    },
  );
});

describe("the brand of the build", () => {
  const file = `${root}themes/${chosenBrand()}/brand.json`;
  const written: BrandFile = JSON.parse(readFileSync(file, "utf8"));

  it("keeps its legal lines apart from its configuration, unchanged", () => {
    expect(brand.legal).toEqual({ rights: "", licence: "", risk: "" });
    expect({ ...legalLines, words: legalWords }).toEqual(written.legal);
    expect(
      Object.keys(legalWords).filter((code) => !(code in brand.languages)),
    ).toEqual([]);
  });

  it("keeps its jurisdiction apart from its configuration as well", () => {
    expect(brand.jurisdiction).toEqual({ id: "none", helpLines: [] });
    expect(jurisdiction).toEqual({
      id: "none",
      helpLines: [],
      ...written.jurisdiction,
    });
  });
});

import { describe, expect, it } from "vitest";
import { brandSchema } from "@foyer/platform/brand";
import * as v from "valibot";
import { legalFindings } from "./checkLegal.ts";

const lines = { rights: "R", licence: "L", risk: "K" };
const brand = {
  name: "Harbour",
  merchantCode: "harbour",
  defaultLanguage: "EN",
  defaultMode: "dark",
  hosts: { image: [], game: [], frame: [], connect: [] },
  categories: ["HOME", "FAV"],
  legal: lines,
};
const found = (more: object) =>
  legalFindings(v.parse(brandSchema, { ...brand, ...more })).map(
    ({ key, rule, note }) => `${key} ${rule}${note ? "" : " FAULT"}`,
  );
const languages = (...codes: string[]) =>
  Object.fromEntries(
    codes.map((code) => [code, { tag: code.toLowerCase(), label: code }]),
  );

describe("legalFindings", () => {
  it("says which languages share the same legal lines, as something to know", () => {
    const three = { languages: languages("EN", "FR", "TH") };
    expect(found({ ...three, legal: lines })).toEqual([
      'legal.words has no lines for EN, FR, TH, so all of these show the ones above; add what is missing, as "TH": { "licence": "…" }.',
    ]);
    expect(
      found({ ...three, legal: { ...lines, words: { FR: lines, TH: lines } } }),
    ).toEqual([]);
    expect(found({ languages: languages("EN"), legal: lines })).toEqual([]);
  });

  it("says when the footer's age mark and the age of registration differ", () => {
    const one = { languages: languages("EN") };
    const at = (ageMark: string, birthday: number) =>
      found({
        ...one,
        age: { terms: 18, birthday },
        jurisdiction: { id: "lakeland", ageMark },
      });
    expect(at("18+", 21)).toEqual([
      "age.birthday is 21, but the footer says 18+; registration accepts nobody younger than 21.",
    ]);
    expect(at("21+", 21)).toEqual([]);
    expect(found({ ...one, age: { terms: 18, birthday: 21 } })).toEqual([]);
  });
});

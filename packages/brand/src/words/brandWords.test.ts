import { describe, expect, it } from "vitest";
import { brandWords } from "./brandWords.ts";

const english = { home: "Home", bye: "Bye", back: "Back" };
const malay = { home: "Utama", bye: "Selamat", back: "Balik" };
const packs = new Map(
  Object.entries({ en: english, "ms-MY": malay }).map(([tag, messages]) => [
    tag,
    { tag, file: `${tag}.json`, messages },
  ]),
);
const check = brandWords((tag) => packs.get(tag));
const rules = (code: string, tag: string, own: Record<string, string>) =>
  check({ code, tag }, own).own.map(
    ({ rule, note }) => `${note ? "note: " : ""}${rule}`,
  );

describe("the check of a brand's words", () => {
  it("says how much there is of a language that the portal has no texts in", () => {
    expect(rules("HI", "hi", { home: "होम" })).toEqual([
      "note: has 1 of the 3 texts, 33 %. The language is offered with all of them, or from the share that languages.HI.offeredFrom sets in brand.json; players then read the missing texts in another language.",
    ]);
    expect(rules("HI", "hi", {})).toEqual([]);
    expect(rules("MY", "ms-MY", { home: "Laman" })).toEqual([]);
  });

  it("points out texts that were left in English", () => {
    expect(rules("MY", "ms-MY", { home: "Home", bye: "Bye" })).toEqual([
      "note: says the same as in English in 2 texts (home, bye); translate what players should read in their language.",
    ]);
    expect(rules("EN", "en", { home: "Home" })).toEqual([]);
  });
});

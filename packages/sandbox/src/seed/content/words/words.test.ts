import { describe, expect, it } from "vitest";
import { inLanguage } from "../../../rules/in-language.ts";
import { seedContent } from "../all.ts";
import { otherLanguages } from "./languages.ts";

/** What people read of a thing. */
const spoken = ["title", "content", "rules"] as const;
/** Kinds that have no words, or keep a row for each language. */
const wordless = new Set(["resource", "model", "country", "terms", "raffle"]);

/** Names, and signs of the trade, that every language writes alike. */
const names =
  /Vespergate Live|Amber Salon|Winter Garden|Rooftop|Copperwhit|\bRM\b/g;

const texts = seedContent
  .filter(({ kind }) => !wordless.has(kind))
  .flatMap(({ kind, id, body }) =>
    spoken.flatMap((member) => {
      const english = inLanguage(body, "EN")[member];
      return typeof english === "string"
        ? [{ name: `${kind} ${id} ${member}`, body, member, english }]
        : [];
    }),
  );

const tagsOf = (text: unknown) => String(text).match(/<[^>]+>/g) ?? [];
const plain = (text: unknown) => String(text).replace(/<[^>]+>/g, " ");
const figuresOf = (text: unknown) =>
  (plain(text).match(/\d[\d:.]*\d|\d/g) ?? []).toSorted();

describe.each(otherLanguages)("seeded words in %s", (language) => {
  it("are there for everything that is read, and are no English left over", () => {
    expect(texts.length).toBeGreaterThan(80);
    expect(
      texts
        .filter(({ body, member, english, name }) => {
          const own = inLanguage(body, language)[member];
          // The same word in Malay.
          if (name === "help deposit title" && language === "MY") return false;
          return typeof own !== "string" || own === "" || own === english;
        })
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it("are marked up as English is, and lead to the same places", () => {
    for (const { body, member, english, name } of texts)
      expect([name, tagsOf(inLanguage(body, language)[member])]).toEqual([
        name,
        tagsOf(english),
      ]);
  });

  it("promise the same ages, hours and amounts", () => {
    // A whole sentence may say a figure in a word, as English does; what English has in figures stays.
    for (const { body, member, english, name } of texts)
      expect([name, figuresOf(inLanguage(body, language)[member])]).toEqual([
        name,
        figuresOf(english),
      ]);
  });

  it("hurry nobody", () => {
    const urging =
      /[!！]|立即|马上|赶快|赶紧|sekarang juga|jangan lepaskan|cepat/i;
    expect(
      texts
        .filter(({ body, member }) =>
          urging.test(String(inLanguage(body, language)[member])),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });
});

describe("seeded words in CN", () => {
  it("are Chinese throughout, but for names", () => {
    expect(
      texts
        .map(({ name, body, member }) => [
          name,
          plain(inLanguage(body, "CN")[member]).replace(names, ""),
        ])
        .filter(([, text = ""]) => /\p{Script=Latin}/u.test(text)),
    ).toEqual([]);
  });
});

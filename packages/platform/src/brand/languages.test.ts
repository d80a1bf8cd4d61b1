import { describe, expect, it } from "vitest";
import { languageCatalogue, type CatalogueLanguage } from "./languages.ts";

/** As the specification names them. */
const named =
  "Chinese, English, Japanese, Thai, Vietnamese, Burmese, Spanish, Hindi, Indonesian, Khmer, Korean, Malay, Portuguese, Tamil, Tagalog, Urdu, Turkish, Bengali, Arabic, Persian, Russian, Kazakh, Uzbek, Lao, Nepali, French, Telugu, Swahili";

const rows: readonly (readonly [string, CatalogueLanguage])[] =
  Object.entries(languageCatalogue);

const nameOf = (tag: string, inTag: string) =>
  new Intl.DisplayNames(inTag, { type: "language" }).of(tag) ?? "";

/** Without capitals, and with all the apostrophes used for Uzbek replaced by one. */
const plain = (text: string, tag: string) =>
  text
    .normalize("NFC")
    .toLocaleLowerCase(tag)
    .replace(/[ʻ‘’']/g, "ʻ");

/** Languages with a different name in English today: Filipino is the standard form of Tagalog. */
const renamed: Readonly<Record<string, string>> = {
  Tagalog: "Filipino",
  Bengali: "Bangla",
};

/** Some writing systems comprise several Unicode scripts. */
const scripts: Readonly<Record<string, string>> = {
  Hans: "Han",
  Jpan: "Han",
  Kore: "Hangul",
};

describe("languageCatalogue", () => {
  // LNG-01, OPN-46
  it("contains every language that the specification names", () => {
    expect(Object.keys(languageCatalogue)).toEqual(
      expect.arrayContaining(named.split(", ")),
    );
  });

  it("contains each tag and each label once", () => {
    for (const key of ["tag", "label"] as const) {
      const values = rows.map(([, language]) => language[key]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it.each(rows)(
    "%s has a valid tag for its language, spelt as Intl does",
    (name, { tag }) => {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
      const { language } = new Intl.Locale(tag);
      expect([name, renamed[name]]).toContain(nameOf(language, "en"));
    },
  );

  it.each(rows)("%s is labelled with its own name", (name, { tag, label }) => {
    const { language } = new Intl.Locale(tag);
    const own = name === "Tagalog" ? name : nameOf(language, tag);
    expect(plain(label, tag)).toContain(plain(own, tag));
    // In its own script, beginning with a capital if the script has them.
    const script = new Intl.Locale(tag).maximize().script ?? "";
    expect(label).toMatch(
      new RegExp(
        `^[\\p{Script_Extensions=${scripts[script] ?? script}}\\p{M}\\p{Zs}\\u02BB]+$`,
        "u",
      ),
    );
    expect(label).not.toMatch(/^\p{Ll}/u);
    expect(label).toBe(label.normalize("NFC"));
  });

  // LNG-07
  it("marks exactly the languages in Arabic script as right to left", () => {
    expect(
      rows
        .filter(([, { direction }]) => direction === "rtl")
        .map(([, { tag }]) => tag)
        .toSorted(),
    ).toEqual(["ar", "fa", "ur"]);
    for (const [, { tag, direction }] of rows) {
      const isArabic = new Intl.Locale(tag).maximize().script === "Arab";
      expect([tag, direction]).toEqual([tag, isArabic ? "rtl" : "ltr"]);
    }
  });
});

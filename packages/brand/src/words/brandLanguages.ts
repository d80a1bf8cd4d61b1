import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface PackLanguage {
  readonly code: string;
  /** BCP 47 tag for `lang` and for Intl. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly label: string;
  /** Its writing direction, where the brand sets it itself. */
  readonly direction?: "ltr" | "rtl";
}

/** A language as a brand names it. */
export interface BrandLanguage extends PackLanguage {
  /** The brand that names it: its folder in `themes/`. */
  readonly brand: string;
  /** Share of the texts from which the language is offered, in percent: 100 means all of them. */
  readonly offeredFrom: number;
}

export interface PackSource {
  /** The checkout's root. */
  readonly root: string;
  readonly brand: string;
  /** True: the two pseudo-locales are languages too. */
  readonly pseudo: boolean;
  /**
   * True: the languages of every brand are included, as Storybook shows them; a code with two meanings is the chosen
   * brand's, else the first brand's. Default: only those of the brand.
   */
  readonly all?: boolean;
}

export const baseLanguage: PackLanguage = {
  code: "EN",
  tag: "en",
  label: "English",
};

/**
 * The languages that a brand names, in its order, whether or not they have words.
 *
 * @example brandLanguages({ root, brand: "aurora", pseudo: false }).map(({ code }) => code) // ["MY", "EN", "CN"]
 */
export function brandLanguages({
  root,
  brand,
  all = false,
}: PackSource): BrandLanguage[] {
  const found = new Map<string, BrandLanguage>();
  for (const name of [brand, ...(all ? otherBrands(root, brand) : [])])
    for (const [code, named] of Object.entries(readBrand(root, name).languages))
      if (!found.has(code))
        found.set(code, { offeredFrom: 100, ...named, code, brand: name });
  return [...found.values()];
}

/**
 * A brand's language by its code. The English of a brand that does not name it has the code EN; any other unknown
 * code has no tag, and so no words.
 *
 * @example languageOf({ root, brand: "aurora", pseudo: false }, "MY").tag // "ms-MY"
 */
export const languageOf = (source: PackSource, code: string): BrandLanguage =>
  brandLanguages(source).find((language) => language.code === code) ?? {
    ...(code === baseLanguage.code
      ? baseLanguage
      : { code, tag: "", label: code }),
    brand: source.brand,
    offeredFrom: 100,
  };

/**
 * Pack code of the language that a first-time visitor of a brand gets.
 *
 * @example defaultLanguageOf(root, "aurora") // "MY"
 */
export const defaultLanguageOf = (
  root: string,
  brand: string,
): string | undefined => readBrand(root, brand).defaultLanguage;

interface BrandSettings {
  readonly languages: Readonly<
    Record<
      string,
      Omit<PackLanguage, "code"> & { readonly offeredFrom?: number }
    >
  >;
  readonly defaultLanguage?: string;
}

function readBrand(root: string, brand: string): BrandSettings {
  return JSON.parse(
    readFileSync(join(root, "themes", brand, "brand.json"), "utf8"),
  );
}

function otherBrands(root: string, brand: string): string[] {
  const themes = join(root, "themes");
  return readdirSync(themes).filter(
    (name) => name !== brand && existsSync(join(themes, name, "brand.json")),
  );
}

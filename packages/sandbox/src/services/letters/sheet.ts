import { footerLines } from "@foyer/brand/mails/mailFooter";
import { readMailBrands, type MailBrand } from "@foyer/brand/mails/mailBrand";
import type { MailTextId } from "@foyer/brand/mails/mailKinds";
import { mailLogo } from "@foyer/brand/mails/mailLogo";
import { mailLook, plainLook } from "@foyer/brand/mails/mailLook";
import type { MailPaper } from "@foyer/brand/mails/writeMail";
import { directionOf, packFor } from "@foyer/platform/brand";
import { wordsIn } from "../../stock/content/languages.ts";
import {
  defaultTexts,
  mailLanguages,
} from "../../stock/mails/default-texts.ts";

/** Whom a letter is written to: a person who knows one brand, in one language. */
export interface Reader {
  /** Code of the brand. */
  readonly merchant: string;
  /** The name that the brand is called by; undefined: as in its folder. */
  readonly merchantName: string | undefined;
  /** Pack code of the language; an unknown one is the brand's first. */
  readonly language: string;
}

/** The texts of a brand in a language, and the language itself. */
export interface Sheet {
  readonly name: string;
  /** BCP 47 tag of the texts. */
  readonly tag: string;
  /** Numerals that the brand writes numbers in; undefined: those of the language. */
  readonly numerals: string | undefined;
  readonly text: (id: MailTextId) => string;
  /** What an e-mail looks like; made when it is asked for, because a text message needs none. */
  readonly paper: () => MailPaper;
}

/** The language that a brand gives to a code; of a brand without a folder, the sample platform's. */
function languageOf(brand: MailBrand | undefined, wanted: string) {
  const asked = wanted.toUpperCase();
  if (brand === undefined)
    return { code: asked, ...(wordsIn(asked)?.language ?? { tag: "en" }) };
  const { languages, defaultLanguage } = brand.brand;
  const code = Object.hasOwn(languages, asked) ? asked : defaultLanguage;
  return { code, ...(languages[code] ?? { tag: "en" }) };
}

/**
 * Finds the texts and the look for a reader: the brand's own text where it has one, else the default in its language,
 * else the English one. The brand's folder is read anew each time, so that an edit counts from the next letter.
 *
 * @example sheetFor("themes", { merchant: "aurora", merchantName: undefined, language: "MY" }).text("welcome.subject")
 */
export function sheetFor(
  themesDir: string,
  { merchant, merchantName, language }: Reader,
): Sheet {
  const brand = readMailBrands(themesDir).find(
    (one) => one.brand.merchantCode === merchant,
  );
  const { code, tag, ...written } = languageOf(brand, language);
  const own = brand?.texts.get(code);
  const pack = packFor(tag, mailLanguages);
  // With nothing in that language, the texts are English, and say so to screen readers.
  const isEnglish = pack === undefined && (own?.size ?? 0) === 0;
  const name = merchantName ?? brand?.brand.name ?? merchant;
  const shown = { name, tag: isEnglish ? "en" : tag };
  return {
    ...shown,
    numerals: "numerals" in written ? written.numerals : undefined,
    text: (id) =>
      own?.get(id) ??
      defaultTexts(pack ?? "en").get(id) ??
      defaultTexts("en").get(id) ??
      "",
    paper: () => {
      const look = brand === undefined ? plainLook() : mailLook(brand.dir);
      return {
        ...shown,
        direction: directionOf(isEnglish ? { tag: "en" } : { ...written, tag }),
        footer: brand === undefined ? [] : footerLines(brand.brand, code),
        look,
        // A brand that is called by another name has no logo with that name.
        logo:
          brand !== undefined && name === brand.brand.name
            ? mailLogo(brand.dir, look.text)
            : undefined,
      };
    },
  };
}

import {
  languageCatalogue,
  type CatalogueLanguage,
} from "@foyer/platform/brand";
import * as arabic from "./ar/all.ts";
import * as chinese from "./cn/all.ts";
import * as french from "./fr/all.ts";
import type {
  AccountWords,
  ById,
  LanguageWords,
  NewsWords,
  PromotionWords,
  RewardWords,
  SiteWords,
} from "./language-words.ts";
import * as malay from "./my/all.ts";
import * as thai from "./th/all.ts";
import * as vietnamese from "./vi/all.ts";

interface Parts {
  readonly newsWords: NewsWords;
  readonly siteWords: SiteWords;
  readonly promotionWords: PromotionWords;
  readonly rewardWords: RewardWords;
  readonly accountWords: AccountWords;
  readonly deskWords: LanguageWords["desk"];
}

/** All texts of the sample platform in a language. */
const wholly = (language: CatalogueLanguage, parts: Parts): LanguageWords => ({
  language,
  ...parts.newsWords,
  ...parts.siteWords,
  ...parts.promotionWords,
  ...parts.rewardWords,
  ...parts.accountWords,
  desk: parts.deskWords,
});

/** Texts by pack code. English is the fallback for every other code: it is the source of the translations. */
const byCode: ReadonlyMap<string, LanguageWords> = new Map([
  ["AR", wholly(languageCatalogue.Arabic, arabic)],
  ["CN", wholly(languageCatalogue.Chinese, chinese)],
  ["FR", wholly(languageCatalogue.French, french)],
  ["MY", wholly(languageCatalogue.Malay, malay)],
  ["TH", wholly(languageCatalogue.Thai, thai)],
  ["VI", wholly(languageCatalogue.Vietnamese, vietnamese)],
]);

/** Pack codes that the sample platform has texts for, besides English. */
export const otherLanguages: readonly string[] = [...byCode.keys()];

/**
 * All texts of a language; undefined for English, and for a pack code without texts.
 *
 * @example wordsIn("cn")?.methods["bank"] // "银行转账"
 */
export const wordsIn = (language: string): LanguageWords | undefined =>
  byCode.get(language.toUpperCase());

type Body = Readonly<Record<string, unknown>>;

/**
 * The parts of a body that differ by language, in the body's format: its members by pack code.
 *
 * @example inEach(({ pointsRules }) => ({ rules: pointsRules })) // { AR: { rules: "…" }, CN: { rules: "…" }, … }
 */
export const inEach = (
  make: (words: LanguageWords, code: string) => Body,
): ById<Body> =>
  Object.fromEntries(
    [...byCode].map(([code, words]) => [code, make(words, code)]),
  );

/**
 * The same for one entry of a table; throws where a language has no text for it.
 *
 * @example bodyWords(({ help }) => help, "start", ([title, content]) => ({ title, content }))
 */
export const bodyWords = <T>(
  table: (words: LanguageWords) => ById<T>,
  id: string,
  make: (own: T, all: LanguageWords) => Body,
): ById<Body> =>
  inEach((words, code) => {
    const own = table(words)[id];
    if (own === undefined) throw new Error(`${code} has no words for ${id}.`);
    return make(own, words);
  });

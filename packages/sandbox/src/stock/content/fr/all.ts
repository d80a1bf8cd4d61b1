import { languageCatalogue } from "@foyer/platform/brand";
import type { LanguageWords } from "../language-words.ts";
import { accountWords } from "./account.ts";
import { deskWords } from "./desk.ts";
import { newsWords } from "./news.ts";
import { promotionWords } from "./promotions.ts";
import { rewardWords } from "./rewards.ts";
import { siteWords } from "./site.ts";

/** Everything that the sample platform says in French. */
export const french: LanguageWords = {
  language: languageCatalogue.French,
  ...newsWords,
  ...siteWords,
  ...promotionWords,
  ...rewardWords,
  ...accountWords,
  desk: deskWords,
};

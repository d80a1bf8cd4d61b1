import { languageCatalogue } from "@foyer/platform/brand";
import type { LanguageWords } from "../language-words.ts";
import { accountWords } from "./account.ts";
import { deskWords } from "./desk.ts";
import { newsWords } from "./news.ts";
import { promotionWords } from "./promotions.ts";
import { rewardWords } from "./rewards.ts";
import { siteWords } from "./site.ts";

/** Everything that the sample platform says in Chinese. */
export const chinese: LanguageWords = {
  language: languageCatalogue.Chinese,
  ...newsWords,
  ...siteWords,
  ...promotionWords,
  ...rewardWords,
  ...accountWords,
  desk: deskWords,
};

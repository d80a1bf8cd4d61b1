import { languageCatalogue } from "@foyer/platform/brand";
import type { LanguageWords } from "../language-words.ts";
import { accountWords } from "./account.ts";
import { deskWords } from "./desk.ts";
import { newsWords } from "./news.ts";
import { promotionWords } from "./promotions.ts";
import { rewardWords } from "./rewards.ts";
import { siteWords } from "./site.ts";

/** Everything that the sample platform says in Vietnamese. */
export const vietnamese: LanguageWords = {
  language: languageCatalogue.Vietnamese,
  ...newsWords,
  ...siteWords,
  ...promotionWords,
  ...rewardWords,
  ...accountWords,
  desk: deskWords,
};

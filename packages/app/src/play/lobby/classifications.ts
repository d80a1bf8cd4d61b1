import type { PlainWordId } from "@foyer/ui/words";
import type { CategoryCode } from "@foyer/platform/brand";
import { classificationsIn, type Classification } from "@foyer/platform/domain";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { lobbyQuery } from "../../kit/catalogue/queries.ts";
import { useServices } from "../../services/services.ts";
import { useRead } from "../games/useRead.ts";

/** Names of the types of slots and live tables (LOB-02, LOB-16, OPN-26). */
export const classificationMessages = {
  SC: "lobby.classify.scratch",
  VP: "lobby.classify.videoPoker",
  JP: "lobby.classify.jackpot",
  TG: "lobby.classify.table",
  AC: "lobby.classify.arcade",
  BG: "lobby.classify.bingo",
  BACCARAT: "lobby.classify.baccarat",
  SICBO: "lobby.classify.sicBo",
  ROULETTE: "lobby.classify.roulette",
  DRAGONTIGER: "lobby.classify.dragonTiger",
  BLACKJACK: "lobby.classify.blackjack",
  AHJONG: "lobby.classify.ahjong",
  THREECARD: "lobby.classify.threeCard",
  WENZHOU: "lobby.classify.wenzhou",
  SEDIE: "lobby.classify.seDie",
  FANTAN: "lobby.classify.fanTan",
  NIUNIU: "lobby.classify.niuniu",
  FISHPRAWNCRAB: "lobby.classify.fishPrawnCrab",
  ZJH: "lobby.classify.zjh",
} as const satisfies Record<Classification, PlainWordId>;

/**
 * The types of games in a category, of one provider or of `ALL`; none until the lobby is known.
 *
 * @example const kinds = useClassifications("RNG", "ALL");
 */
export function useClassifications(
  category: CategoryCode,
  vendor: string,
): readonly string[] {
  const { brand } = useServices();
  const { language } = useLanguage();
  const lane = useRead(lobbyQuery).data?.mappingVendor.get(category);
  const bingo = brand.bingoLanguages.includes(language.code);
  return lane ? classificationsIn(lane, { vendor, bingo }) : [];
}

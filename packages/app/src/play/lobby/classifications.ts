import type { PlainWordId } from "@foyer/ui/words";
import type { Classification } from "@foyer/platform/domain";

/** Names of the kinds of slots and of live tables (LOB-02, LOB-16, OPN-26). */
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

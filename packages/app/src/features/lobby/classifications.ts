import { defineMessages } from "react-intl";
import type { Classification } from "@foyer/platform/domain";

/** Names of the kinds of slots and of live tables (LOB-02, LOB-16, OPN-26). */
export const classificationMessages = defineMessages({
  SC: {
    id: "lobby.classify.scratch",
    defaultMessage: "Scratch cards",
    description: "Kind of slot games",
  },
  VP: {
    id: "lobby.classify.videoPoker",
    defaultMessage: "Video poker",
    description: "Kind of slot games",
  },
  JP: {
    id: "lobby.classify.jackpot",
    defaultMessage: "Jackpot",
    description: "Kind of slot games",
  },
  TG: {
    id: "lobby.classify.table",
    defaultMessage: "Table games",
    description: "Kind of slot games",
  },
  AC: {
    id: "lobby.classify.arcade",
    defaultMessage: "Arcade",
    description: "Kind of slot games",
  },
  BG: {
    id: "lobby.classify.bingo",
    defaultMessage: "Bingo",
    description: "Kind of slot games",
  },
  BACCARAT: {
    id: "lobby.classify.baccarat",
    defaultMessage: "Baccarat",
    description: "Kind of live tables",
  },
  SICBO: {
    id: "lobby.classify.sicBo",
    defaultMessage: "Sic bo",
    description: "Kind of live tables",
  },
  ROULETTE: {
    id: "lobby.classify.roulette",
    defaultMessage: "Roulette",
    description: "Kind of live tables",
  },
  DRAGONTIGER: {
    id: "lobby.classify.dragonTiger",
    defaultMessage: "Dragon tiger",
    description: "Kind of live tables",
  },
  BLACKJACK: {
    id: "lobby.classify.blackjack",
    defaultMessage: "Blackjack",
    description: "Kind of live tables",
  },
  AHJONG: {
    id: "lobby.classify.ahjong",
    defaultMessage: "Mahjong",
    description: "Kind of live tables",
  },
  THREECARD: {
    id: "lobby.classify.threeCard",
    defaultMessage: "Three-card poker",
    description: "Kind of live tables",
  },
  WENZHOU: {
    id: "lobby.classify.wenzhou",
    defaultMessage: "Wenzhou pai gow",
    description: "Kind of live tables",
  },
  SEDIE: {
    id: "lobby.classify.seDie",
    defaultMessage: "Se die",
    description: "Kind of live tables",
  },
  FANTAN: {
    id: "lobby.classify.fanTan",
    defaultMessage: "Fan tan",
    description: "Kind of live tables",
  },
  NIUNIU: {
    id: "lobby.classify.niuniu",
    defaultMessage: "Niuniu",
    description: "Kind of live tables",
  },
  FISHPRAWNCRAB: {
    id: "lobby.classify.fishPrawnCrab",
    defaultMessage: "Fish prawn crab",
    description: "Kind of live tables",
  },
  ZJH: {
    id: "lobby.classify.zjh",
    defaultMessage: "Zha jin hua",
    description: "Kind of live tables",
  },
}) satisfies Record<Classification, object>;

import { categoryMessages } from "../kit/words/categories.ts";

/** Kinds of games that bets are placed on, in the order of the menus. */
export const betTypes = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "INHOUSE",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
] as const;
export type BetType = (typeof betTypes)[number];

/** Their names, as everywhere in the portal. */
export const betTypeNames = categoryMessages;

/** How a bet stands. */
export const betStateNames = {
  OPEN: "records.bet.open",
  SETTLED: "records.bet.settled",
  VOID: "records.bet.void",
  unknown: "records.bet.unknown",
} as const;

/** The look of each. */
export const betStateLooks = {
  OPEN: { tone: "info", icon: "clock" },
  SETTLED: { tone: "neutral", icon: "check" },
  VOID: { tone: "warning", icon: "warning" },
  unknown: { tone: "neutral", icon: "info" },
} as const;

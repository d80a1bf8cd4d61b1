import { defineMessages } from "react-intl";
import { categoryMessages } from "../words/categories.ts";

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
export const betStateNames = defineMessages({
  OPEN: {
    id: "records.bet.open",
    defaultMessage: "Open",
    description: "State of a bet whose outcome is not known yet",
  },
  SETTLED: {
    id: "records.bet.settled",
    defaultMessage: "Settled",
    description: "State of a bet whose outcome is known",
  },
  VOID: {
    id: "records.bet.void",
    defaultMessage: "Void",
    description: "State of a bet that does not count; its stake was given back",
  },
  unknown: {
    id: "records.bet.unknown",
    defaultMessage: "Not known",
    description: "State of a bet that this portal has no name for",
  },
});

/** The look of each. */
export const betStateLooks = {
  OPEN: { tone: "info", icon: "clock" },
  SETTLED: { tone: "neutral", icon: "check" },
  VOID: { tone: "warning", icon: "warning" },
  unknown: { tone: "neutral", icon: "info" },
} as const;

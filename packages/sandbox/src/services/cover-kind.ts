import type { GameKind } from "@foyer/art";

const kinds = new Map<string, GameKind>([
  ["LIVE", "live"],
  ["FISH", "fish"],
  ["PVP", "cards"],
  ["INHOUSE", "in-house"],
  ["SPORTS", "sports"],
  ["ESPORTS", "esports"],
  ["LOTT", "lottery"],
  ["ELOTT", "elottery"],
  ["COCKFIGHT", "cockfight"],
]);

/** What a cover of a category shows; anything unknown is drawn as a slot machine. */
export const kindOf = (gameType: string): GameKind =>
  kinds.get(gameType) ?? "slots";

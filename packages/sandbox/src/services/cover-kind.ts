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

/** The motif of a category's covers; unknown categories are drawn as slot machines. */
export const kindOf = (gameType: string): GameKind =>
  kinds.get(gameType) ?? "slots";

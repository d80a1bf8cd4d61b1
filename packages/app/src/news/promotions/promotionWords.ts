import type { PlainWordId } from "@foyer/ui/words";
import type { PromotionType } from "@foyer/platform/domain";

/** What a promotion is about, by its kind (PRO-15). */
export const typeMessages = {
  all: "promotions.type.all",
  other: "promotions.type.other",
  sport: "promotions.type.sport",
  live: "promotions.type.live",
  rng: "promotions.type.rng",
  pvp: "promotions.type.pvp",
  fish: "promotions.type.fish",
  lotto: "promotions.type.lotto",
  rebate: "promotions.type.rebate",
  point: "promotions.type.point",
  rank: "promotions.type.rank",
  deposit: "promotions.type.deposit",
  download: "promotions.type.download",
  newPlayer: "promotions.type.newPlayer",
  gaming: "promotions.type.gaming",
} as const satisfies Record<PromotionType, PlainWordId>;

/** Words of the button to where one takes part, by where it leads. */
export const actionMessages = {
  REGISTER: "promotions.action.register",
  LOGIN: "promotions.action.login",
  DOWN: "promotions.action.download",
  GAME: "announcement.play",
  PROMOTION: "promotions.action.promotion",
  URL: "promotions.action.url",
} as const;

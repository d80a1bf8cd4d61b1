import type { PlainWordId } from "@foyer/ui/words";
import type { CategoryCode } from "@foyer/platform/brand";

/** Names of the categories under their documented keys (LOB-05, OPN-23). */
export const categoryMessages = {
  HOME: "hd_home",
  PROMO: "hd_event",
  LOTT: "con_lott",
  ELOTT: "con_elott",
  LIVE: "con_live",
  SPORTS: "con_sports",
  ESPORTS: "compete_game",
  FISH: "con_fish",
  RNG: "con_rng",
  PVP: "con_pvp",
  INHOUSE: "in_house",
  COCKFIGHT: "con_cockfight",
  FAV: "hd_fav",
} as const satisfies Record<CategoryCode, PlainWordId>;

/** Whether a game type of the platform has a name. */
export const isCategory = (code: string): code is CategoryCode =>
  Object.hasOwn(categoryMessages, code);

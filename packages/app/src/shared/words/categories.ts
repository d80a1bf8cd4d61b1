import { defineMessages } from "react-intl";
import type { CategoryCode } from "@foyer/platform/brand";

/** Names of the categories under their documented keys (LOB-05, OPN-23). */
export const categoryMessages = defineMessages({
  HOME: {
    id: "hd_home",
    defaultMessage: "Home",
    description: "Menu entry: the lobby",
  },
  PROMO: {
    id: "hd_event",
    defaultMessage: "Promotions",
    description: "Menu entry: promotions",
  },
  LOTT: {
    id: "con_lott",
    defaultMessage: "Lottery",
    description: "Game category",
  },
  ELOTT: {
    id: "con_elott",
    defaultMessage: "E-lottery",
    description: "Game category: electronic lottery",
  },
  LIVE: {
    id: "con_live",
    defaultMessage: "Live casino",
    description: "Game category",
  },
  SPORTS: {
    id: "con_sports",
    defaultMessage: "Sports",
    description: "Game category",
  },
  ESPORTS: {
    id: "compete_game",
    defaultMessage: "E-sports",
    description: "Game category: competitive computer games",
  },
  FISH: {
    id: "con_fish",
    defaultMessage: "Fishing",
    description: "Game category: fishing games",
  },
  RNG: {
    id: "con_rng",
    defaultMessage: "Slots",
    description: "Game category: slot machines",
  },
  PVP: {
    id: "con_pvp",
    defaultMessage: "Card games",
    description: "Game category: card games between players",
  },
  INHOUSE: {
    id: "in_house",
    defaultMessage: "In-house",
    description: "Game category: games of the house",
  },
  COCKFIGHT: {
    id: "con_cockfight",
    defaultMessage: "Cockfight",
    description: "Game category",
  },
  FAV: {
    id: "hd_fav",
    defaultMessage: "Favourites",
    description: "Menu entry: the player's favourite games",
  },
} satisfies Record<
  CategoryCode,
  { id: string; defaultMessage: string; description: string }
>);

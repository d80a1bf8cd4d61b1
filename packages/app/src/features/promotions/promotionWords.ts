import { defineMessages } from "react-intl";
import type { PromotionType } from "@foyer/platform/domain";

/** What a promotion is about, by its kind (PRO-15). */
export const typeMessages = defineMessages<Record<PromotionType, {}>>({
  all: {
    id: "promotions.type.all",
    defaultMessage: "For every game",
    description: "What a promotion is about; one to three short words",
  },
  other: {
    id: "promotions.type.other",
    defaultMessage: "Promotion",
    description: "What a promotion is about, of no kind in particular",
  },
  sport: {
    id: "promotions.type.sport",
    defaultMessage: "Sports",
    description: "What a promotion is about; one to three short words",
  },
  live: {
    id: "promotions.type.live",
    defaultMessage: "Live casino",
    description: "What a promotion is about; one to three short words",
  },
  rng: {
    id: "promotions.type.rng",
    defaultMessage: "Slots",
    description: "What a promotion is about; one to three short words",
  },
  pvp: {
    id: "promotions.type.pvp",
    defaultMessage: "Card games",
    description: "What a promotion is about; one to three short words",
  },
  fish: {
    id: "promotions.type.fish",
    defaultMessage: "Fishing",
    description: "What a promotion is about; one to three short words",
  },
  lotto: {
    id: "promotions.type.lotto",
    defaultMessage: "Lottery",
    description: "What a promotion is about; one to three short words",
  },
  rebate: {
    id: "promotions.type.rebate",
    defaultMessage: "Rebate",
    description: "A promotion that gives back a part of stakes; one short word",
  },
  point: {
    id: "promotions.type.point",
    defaultMessage: "Points",
    description: "A promotion that gives points; one short word",
  },
  rank: {
    id: "promotions.type.rank",
    defaultMessage: "Rank",
    description: "A promotion for members of a rank; one short word",
  },
  deposit: {
    id: "promotions.type.deposit",
    defaultMessage: "Deposit",
    description: "A promotion that comes with a deposit; one short word",
  },
  download: {
    id: "promotions.type.download",
    defaultMessage: "App",
    description: "A promotion that comes with the app; one short word",
  },
  newPlayer: {
    id: "promotions.type.newPlayer",
    defaultMessage: "New players",
    description: "A promotion for who has just joined; one or two short words",
  },
  gaming: {
    id: "promotions.type.gaming",
    defaultMessage: "Games",
    description: "What a promotion is about; one to three short words",
  },
});

/** Words of the button to where one takes part, by where it leads. */
export const actionMessages = defineMessages<{
  REGISTER: {};
  LOGIN: {};
  DOWN: {};
  GAME: {};
  PROMOTION: {};
  URL: {};
  PLACE: { place: string };
}>({
  REGISTER: {
    id: "promotions.action.register",
    defaultMessage: "Register",
    description: "Button under a promotion: opens the registration",
  },
  LOGIN: {
    id: "promotions.action.login",
    defaultMessage: "Log in",
    description: "Button under a promotion: opens the login",
  },
  DOWN: {
    id: "promotions.action.download",
    defaultMessage: "Get the app",
    description: "Button under a promotion: leads to the download page",
  },
  GAME: {
    id: "announcement.play",
    defaultMessage: "Play the game",
    description: "Button under a promotion that leads to a game",
  },
  PROMOTION: {
    id: "promotions.action.promotion",
    defaultMessage: "See the promotion",
    description: "Button under a promotion that leads to another one",
  },
  PLACE: {
    id: "promotions.action.place",
    defaultMessage: "Go to {place}",
    description: "Button under a promotion that leads to a kind of games",
  },
  URL: {
    id: "promotions.action.url",
    defaultMessage: "Go there",
    description: "Button under a promotion that leads to another page",
  },
});

import { defineMessages } from "react-intl";

/** Words of what is fetched later into the side menu. */
export const menuWords = defineMessages<{
  vip: {};
  refer: {};
  rewards: {};
  promotions: {};
  more: {};
  open: { count: number };
  service: {};
  chat: {};
  app: {};
  licence: {};
}>({
  vip: {
    id: "menu.vip",
    defaultMessage: "VIP bonus",
    description: "Entry of the side menu: what members with a rank get",
  },
  refer: {
    id: "menu.refer",
    defaultMessage: "Refer and win",
    description: "Entry of the side menu: inviting friends",
  },
  rewards: {
    id: "menu.rewards",
    defaultMessage: "Reward centre",
    description: "Entry of the side menu: rewards that wait for the member",
  },
  promotions: {
    id: "menu.promotions",
    defaultMessage: "Promotions",
    description: "Heading in the side menu over the first promotions",
  },
  more: {
    id: "menu.promotions.more",
    defaultMessage: "More",
    description: "Entry of the side menu after the first promotions: all",
  },
  open: {
    id: "menu.promotions.open",
    defaultMessage:
      "{count, plural, one {# promotion is open to you} other {# promotions are open to you}}",
    description:
      "How many promotions the member may take part in; spoken with the figure at the way to all of them",
  },
  service: {
    id: "menu.service",
    defaultMessage: "Customer service",
    description: "Entry of the side menu",
  },
  chat: {
    id: "menu.chat",
    defaultMessage: "Live chat",
    description: "Entry of the side menu",
  },
  app: {
    id: "menu.app",
    defaultMessage: "Get the app",
    description: "Entry of the side menu: opens the codes that lead to the app",
  },
  licence: {
    id: "menu.licence",
    defaultMessage: "Gaming licence",
    description: "Entry of the side menu: opens the picture of the licence",
  },
});

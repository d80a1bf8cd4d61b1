/** Words of what is fetched later into the side menu. */
export const menuWords = {
  vip: "menu.vip",
  refer: "menu.refer",
  rewards: "menu.rewards",
  promotions: "menu.promotions",
  more: "menu.promotions.more",
  open: "menu.promotions.open",
  service: "menu.service",
  chat: "menu.chat",
  app: "menu.app",
  licence: "menu.licence",
} as const;

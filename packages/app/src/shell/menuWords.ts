/** Words of what is fetched later into the side menu. */
export const menuWords = {
  vip: "menu.vip",
  refer: "menu.refer",
  rewards: "menu.rewards",
} as const;

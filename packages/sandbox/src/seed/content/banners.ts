import { bodyWords } from "../../stock/content/languages.ts";

/** Banners of every place; the words of a picture are its text alternative. */
const banner = (
  id: string,
  groupName: string,
  title: string,
  ratio: string,
  linkage: object = { type: "NONE" },
) => ({
  kind: "banner",
  id,
  body: {
    groupName,
    title,
    url: `/art/banner/${id}-${ratio}.svg`,
    linkage,
    words: bodyWords(
      (all) => all.banners,
      id,
      (own) => ({ title: own }),
    ),
  },
});

/** The pictures of every place that has any, with their texts and targets. */
export const banners = [
  banner("welcome", "w_home", "Welcome to the lobby", "3x1", {
    type: "REGISTER",
  }),
  banner(
    "lantern-week",
    "w_home",
    "Lantern Week: light a lantern every day",
    "3x1",
    {
      type: "PROMOTION",
      target: "p-lantern-week",
    },
  ),
  banner(
    "live-salons",
    "w_home",
    "Real tables, real dealers, open all night",
    "3x1",
    { type: "GAME", target: "VESPER/LIVE/VESPER-LIVE-001" },
  ),
  banner("deep-blue", "w_home", "Six new fishing halls", "3x1", {
    type: "URL",
    target: "/fish",
  }),
  banner("take-along", "w_home", "The lobby on your phone", "3x1", {
    type: "DOWN",
  }),
  banner("menu-invite", "w_leftmenu", "Invite a friend", "16x9", {
    type: "PROMOTION",
    target: "p-invite",
  }),
  banner(
    "licence",
    "w_license",
    "Gaming licence of the development platform",
    "1x1",
  ),
  banner("login", "w_login", "Welcome back", "1x1"),
  banner("register", "w_register", "Open your account", "1x1"),
  banner("forget", "w_forget", "Set a new password", "1x1"),
  banner("promotions", "w_promotion", "This month’s promotions", "3x1"),
];

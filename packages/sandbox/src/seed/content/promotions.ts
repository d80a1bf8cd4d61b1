import { bodyWords } from "../../stock/content/languages.ts";

const day = 86_400_000;

/** Conditions of every promotion: a heading, then its points. */
const conditions = [
  "Conditions",
  "For members who are 18 or older.",
  "One account for each person and household.",
  "We may end the promotion with one week’s notice.",
];

/** Categories of the promotions page; two of them are of types that portals hide. */
export const categories = [
  ["c-all", "All", "all"],
  ["c-new", "New players", "newPlayer"],
  ["c-slots", "Slots", "rng"],
  ["c-live", "Live", "live"],
  ["c-sport", "Sport", "sport"],
  ["c-rebate", "Rebate", "rebate"],
  ["c-fish", "Fishing", "fish"],
  ["c-card", "Cards", "pvp"],
  ["c-gaming", "Gaming", "gaming"],
  ["c-lotto", "Lottery", "lotto_promo"],
].map(([id = "", title, type]) => ({
  kind: "promotionCategory",
  id,
  body: {
    title,
    type,
    words: bodyWords(
      (all) => all.promotionCategories,
      id,
      (own) => ({ title: own }),
    ),
  },
}));

interface Promo {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly badge: string;
  readonly in: readonly string[];
  readonly days?: number;
  readonly linkage: object;
  readonly text: string;
}

const promos: readonly Promo[] = [
  {
    id: "p-welcome",
    title: "Welcome bonus",
    type: "new player",
    badge: "newbie",
    in: ["c-new"],
    linkage: { type: "REGISTER" },
    text: "We add a bonus equal to your first deposit, up to RM 100. The conditions below apply.",
  },
  {
    id: "p-lantern-week",
    title: "Lantern Week",
    type: "rng",
    badge: "limited",
    in: ["c-slots"],
    days: 7,
    linkage: { type: "URL", target: "/rng" },
    text: "Light one lantern a day by playing any round on a slot.",
  },
  {
    id: "p-invite",
    title: "Invite a friend",
    type: "other",
    badge: "special",
    in: ["c-new"],
    linkage: { type: "LOGIN" },
    text: "When a friend has played ten rounds, each of you receives RM 10.",
  },
  {
    id: "p-daily-rebate",
    title: "Daily rebate",
    type: "rebate",
    badge: "daily",
    in: ["c-rebate", "c-slots"],
    linkage: { type: "LOGIN" },
    text: "A rebate of 0.6% of every stake on slots is paid at midnight.",
  },
  {
    id: "p-salon-hours",
    title: "Salon hours",
    type: "live",
    badge: "daily",
    in: ["c-live"],
    days: 21,
    linkage: { type: "URL", target: "/live" },
    text: "From 20:00 to 22:00, side bets in every salon pay a tenth more.",
  },
  {
    id: "p-derby",
    title: "Derby weekend",
    type: "sport",
    badge: "limited",
    in: ["c-sport"],
    days: 3,
    linkage: { type: "URL", target: "/sports" },
    text: "One free ticket for every three single bets on the weekend’s derbies.",
  },
  {
    id: "p-deep",
    title: "Big catch",
    type: "fish",
    badge: "high rate",
    in: ["c-fish"],
    days: 14,
    linkage: { type: "URL", target: "/fish" },
    text: "The heaviest catch of each hour wins RM 50.",
  },
  {
    id: "p-table",
    title: "Four at the table",
    type: "pvp",
    badge: "special",
    in: ["c-card"],
    days: 10,
    linkage: { type: "URL", target: "/pvp" },
    text: "Play at a table of four for an hour and we pay the table fee.",
  },
  {
    id: "p-vip",
    title: "VIP benefits",
    type: "rank",
    badge: "VIP",
    in: ["c-rebate"],
    linkage: { type: "LOGIN" },
    text: "From Pearl: free withdrawals each day. From Gold: more points for each bet as well.",
  },
  {
    id: "p-app",
    title: "The lobby on your phone",
    type: "download",
    badge: "newbie",
    in: ["c-new"],
    linkage: { type: "DOWN" },
    text: "Log in once on your phone and receive ten practice lanterns.",
  },
  {
    id: "p-reload",
    title: "Sunday deposit bonus",
    type: "deposit",
    badge: "high rate",
    in: ["c-rebate"],
    days: 5,
    linkage: { type: "LOGIN" },
    text: "A bonus of a quarter of Sunday’s first deposit, up to RM 60.",
  },
  {
    id: "p-points",
    title: "Points for your stakes",
    type: "point",
    badge: "daily",
    in: ["c-slots", "c-live"],
    linkage: { type: "LOGIN" },
    text: "One point for every RM 5 staked. The points mall opens at 100 points.",
  },
];

/** A promotion's text, followed by the general conditions. */
const textOf = (
  text: string,
  [heading = "", ...points]: readonly string[],
): string =>
  `<p>${text}</p><h3>${heading}</h3><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul>`;

/** The promotions on offer. */
export const promotions = promos.map((promo, index) => ({
  kind: "promotion",
  id: promo.id,
  body: {
    title: promo.title,
    category: promo.badge,
    promotionType: promo.type,
    content: textOf(promo.text, conditions),
    words: bodyWords(
      (all) => all.promotions,
      promo.id,
      ([title, text], all) => ({
        title,
        content: textOf(text, all.conditions),
      }),
    ),
    promoAnnouncementCategoryIds: ["c-all", ...promo.in],
    announcementImages: [
      { sequence: 1, url: `/art/promotion/${promo.id}-16x9.svg` },
      { sequence: 2, url: `/art/promotion/${promo.id}-3x1.svg` },
    ],
    longTerm: promo.days === undefined ? 1 : 0,
    linkage: promo.linkage,
    // Relative to the day it is read, so that a demo never shows last year's campaign.
    startsIn: -(index + 2) * day,
    endsIn: promo.days === undefined ? null : promo.days * day,
  },
}));

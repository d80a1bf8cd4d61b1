import { bodyWords, inEach } from "../../stock/content/languages.ts";

/** Activities that members may apply for; the status texts are the platform's own (RWD-04). */
export const activities = [
  ["act-harvest", "Harvest days", "Join"],
  ["act-photo", "Show us your lantern", "Join", "8.00"],
  ["act-regatta", "The paper boat regatta", "coming soon"],
  ["act-winter", "Winter fair", "Close"],
].map(([id = "", title, status, prize]) => ({
  kind: "activity",
  id,
  body: {
    title,
    status,
    ...(prize !== undefined && { prize }),
    words: bodyWords(
      (all) => all.activities,
      id,
      (own) => ({ title: own }),
    ),
  },
}));

/** Promotions in which each member draws once. */
export const raffles = [
  {
    kind: "raffle",
    id: "p-lantern-week",
    body: {
      prizes: [
        {
          prize: "A paper lantern",
          amount: "0",
          weight: 60,
          words: bodyWords(
            (all) => all.prizes,
            "lantern",
            (prize) => ({ prize }),
          ),
        },
        { prize: "RM 5", amount: "5.00", weight: 30 },
        { prize: "RM 50", amount: "50.00", weight: 9 },
        { prize: "RM 500", amount: "500.00", weight: 1 },
      ],
    },
  },
];

export const pointsConfig = [
  {
    kind: "pointsConfig",
    id: "points",
    body: {
      table: [
        { from: "0.00", to: "1000.00", points: "1" },
        { from: "1000.01", to: "10000.00", points: "12" },
        { from: "10000.01", to: "", points: "150" },
      ],
      rules:
        "<p>Points never expire. Products are sent within five working days. They cannot be returned once they have been sent.</p>",
      words: inEach(({ pointsRules }) => ({ rules: pointsRules })),
    },
  },
];

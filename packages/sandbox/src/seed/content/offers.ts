import { bodyWords, inEach } from "../../stock/content/languages.ts";

const day = 86_400_000;

/**
 * Activities that members may apply for; the status texts are the platform's own (RWD-04). Like promotions, they begin
 * and end days from today.
 */
export const activities = [
  {
    id: "act-harvest",
    title: "Harvest days",
    content:
      "Tell us in a few sentences what you grow, in a garden or on a balcony for example. We read every application and reply in your inbox.",
    status: "Join",
    days: [-3, 11],
  },
  {
    id: "act-photo",
    title: "Show us your lantern",
    content:
      "Send us a picture of a lantern that hangs in your home, with a short remark. If your application is accepted, you can claim the reward.",
    status: "Join",
    days: [-7, 21],
    prize: "8.00",
  },
  {
    id: "act-regatta",
    title: "The paper boat regatta",
    content:
      "Fold a paper boat and send us a picture of it on the water. Applications open when the regatta starts.",
    status: "coming soon",
    days: [14, 21],
  },
  {
    id: "act-winter",
    title: "Winter fair",
    content:
      "Members told us their best memory of a winter fair. This activity has ended and no longer accepts applications.",
    status: "Close",
    days: [-40, -12],
  },
].map(({ id, content, days: [startsIn = 0, endsIn = 0], ...body }) => ({
  kind: "activity",
  id,
  body: {
    ...body,
    content: `<p>${content}</p>`,
    startsIn: startsIn * day,
    endsIn: endsIn * day,
    words: bodyWords(
      (all) => all.activities,
      id,
      ([title, text]) => ({ title, content: `<p>${text}</p>` }),
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
          goodsId: "g-lamp",
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

import { bodyWords } from "../../stock/content/languages.ts";

/**
 * Targets that members may reach by playing; the reward is claimed in the reward centre. The first three of a board
 * win more.
 */
export const missions = [
  {
    id: "mi-rounds",
    title: "Twenty rounds",
    unit: "ROUNDS",
    target: "20",
    prize: "3.00",
  },
  {
    id: "mi-evenings",
    title: "A hundred rounds",
    unit: "ROUNDS",
    target: "100",
    prize: "10.00",
  },
  {
    id: "mi-stake",
    title: "RM 200 in stakes",
    unit: "MONEY",
    target: "200.00",
    prize: "5.00",
  },
].map(({ id, ...body }) => ({
  kind: "mission",
  id,
  body: {
    ...body,
    board: ["50.00", "20.00", "10.00"],
    words: bodyWords(
      (all) => all.missions,
      id,
      (title) => ({ title }),
    ),
  },
}));

import {
  convertMachine,
  convertStep,
  type ConvertBody,
  type ConvertFacts,
  type ConvertOk,
} from "@foyer/flows/points";
import {
  type Step,
  type Weather,
  atState,
  bankIn,
  factsIn,
  filledIn,
  modelBank,
  moneyInput,
  orderWays,
  storied,
  submitted,
} from "./moneyWays.ts";

type Steps = readonly Step<typeof convertMachine>[];

const facts: ConvertFacts = {
  currentPoints: "5400",
  pointsRatio: "0.01",
  unit: "RM",
};
const closed: ConvertFacts = { ...facts, currentPoints: "0.5" };
const bankOf = () =>
  modelBank<ConvertOk, ConvertBody>({
    password: "1234",
    answer: () => ({ currentPoints: "4400", balance: "1290.50" }),
  });

const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    convertMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: convertStep.provide({ actors: bankIn(weather, bank) }),
      },
    }),
    { input: moneyInput, events },
  );

const filled: Steps = ["editing", filledIn("points", "1000")];
const order = orderWays({ at, bankOf, filled, secret: "1234" });

/** Turning points into money. */
export const convertStates = storied({
  machine: convertMachine,
  ways: {
    ...order.begun,
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingTooMuch: () =>
      at("calm", ["editing", filledIn("points", "6000"), submitted]),
    reviewing: order.reviewing,
    ...order.sent,
  },
  unseen: {},
});

import {
  redeemMachine,
  redeemStep,
  type RedeemBody,
  type RedeemFacts,
  type RedeemOk,
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

type Steps = readonly Step<typeof redeemMachine>[];

/** What goods a story is about. */
export const teaSet = {
  id: "g-tea",
  title: "Tea set for two",
  imageUrl: "",
  content: "<p>Stoneware, in a box.</p>",
  points: "1200",
  availableQuantity: 9,
};

const facts: RedeemFacts = { currentPoints: "5400", goods: teaSet };
const soldOut: RedeemFacts = {
  ...facts,
  goods: { ...teaSet, availableQuantity: 0 },
};
const tooFewPoints: RedeemFacts = { ...facts, currentPoints: "800" };
const bankOf = () =>
  modelBank<RedeemOk, RedeemBody>({
    password: "1234",
    answer: () => ({ id: "R-20418", status: "In Process" }),
  });

const at = (
  weather: Weather,
  events: Steps,
  bank = bankOf(),
  closed: RedeemFacts = soldOut,
) =>
  atState(
    redeemMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: redeemStep.provide({ actors: bankIn(weather, bank) }),
      },
    }),
    { input: { ...moneyInput, given: { goodsId: teaSet.id } }, events },
  );

const filled: Steps = [
  "editing",
  filledIn("quantity", "2"),
  filledIn("address", "7 Quay Street, Lanternrow"),
  filledIn("mobileNum", "60125550101"),
];
const order = orderWays({ at, bankOf, filled, secret: "1234" });
const { recovering, recoveringAnEarlierOne, ...loading } = order.begun;

/** Buying something with points. */
export const redeemStates = storied({
  machine: redeemMachine,
  ways: {
    recovering,
    recoveringAnEarlierOrder: recoveringAnEarlierOne,
    ...loading,
    closedSoldOut: () => at("closed", ["closed"]),
    closedForTooFewPoints: () =>
      at("closed", ["closed"], bankOf(), tooFewPoints),
    editing: () => at("calm", ["editing"]),
    editingWithGaps: () =>
      at("calm", [
        "editing",
        filledIn("quantity", "5"),
        filledIn("mobileNum", "12"),
        submitted,
      ]),
    reviewing: order.reviewing,
    reviewingAfterAWrongPassword: order.reviewingAfterAWrongPassword,
    ...order.sent,
  },
  unseen: {},
});

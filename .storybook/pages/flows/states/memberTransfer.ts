import {
  memberTransferMachine,
  memberTransferStep,
  type MemberTransferBody,
  type MemberTransferFacts,
  type TransferOk,
} from "@foyer/flows/transfer";
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

type Steps = readonly Step<typeof memberTransferMachine>[];

const facts: MemberTransferFacts = {
  available: "1280.50",
  directions: ["UPLINE", "DOWNLINE"],
};
const closed: MemberTransferFacts = { ...facts, available: "0" };
const bankOf = () =>
  modelBank<TransferOk, MemberTransferBody>({
    password: "1234",
    answer: () => ({ balance: "1180.50" }),
  });

const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    memberTransferMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: memberTransferStep.provide({
          actors: bankIn(weather, bank),
        }),
      },
    }),
    { input: moneyInput, events },
  );

const filled: Steps = [
  "editing",
  filledIn("direction", "DOWNLINE"),
  filledIn("account", "marten-07"),
  filledIn("amount", "100"),
];
const order = orderWays({ at, bankOf, filled, secret: "1234" });

/** Moving money to somebody of the same line. */
export const memberTransferStates = storied({
  machine: memberTransferMachine,
  ways: {
    ...order.begun,
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingWithGaps: () =>
      at("calm", ["editing", filledIn("amount", "5000"), submitted]),
    reviewing: order.reviewing,
    reviewingAfterAWrongPassword: order.reviewingAfterAWrongPassword,
    ...order.sent,
  },
  unseen: {},
});

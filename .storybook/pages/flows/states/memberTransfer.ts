import {
  memberTransferMachine,
  memberTransferStep,
  type MemberTransferBody,
  type MemberTransferFacts,
  type TransferOk,
} from "@foyer/flows/transfer";
import {
  atState,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { modelBank } from "../../../../packages/flows/src/testing/money.ts";
import {
  bankIn,
  confirmed,
  factsIn,
  filledIn,
  moneyInput,
  password,
  stepIs,
  submitted,
  type Weather,
} from "./moneyWays.ts";
import { storied } from "./storied.ts";

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
const order: Steps = [...filled, submitted, password("1234"), confirmed];

/** Moving money to somebody of the same line. */
export const memberTransferStates = storied({
  machine: memberTransferMachine,
  ways: {
    recovering: () => at("journalSilent", ["recovering"]),
    recoveringAnEarlierOne: async () => {
      const bank = bankOf();
      const earlier = await at(
        "unanswered",
        [...order, stepIs("sending")],
        bank,
      );
      earlier.stop();
      return at("calm", [stepIs("interrupted")], bank);
    },
    loading: () => at("factsSilent", ["loading"]),
    unavailable: () => at("factsFailing", ["unavailable"]),
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingWithGaps: () =>
      at("calm", ["editing", filledIn("amount", "5000"), submitted]),
    reviewing: () => at("calm", [...filled, submitted, "reviewing"]),
    reviewingAfterAWrongPassword: () =>
      at("calm", [
        ...filled,
        submitted,
        password("4321"),
        confirmed,
        ({ context }) => context.failure !== undefined,
      ]),
    paying: () => at("unanswered", [...order, stepIs("sending")]),
    payingInDoubt: () => at("answerLost", [...order, stepIs("doubting")]),
    done: () => at("calm", [...order, "done"]),
  },
  unseen: {},
});

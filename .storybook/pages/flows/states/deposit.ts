import {
  depositMachine,
  depositStep,
  type DepositBody,
  type DepositFacts,
  type DepositOk,
} from "@foyer/flows/deposit";
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
  stepIs,
  submitted,
  type Weather,
} from "./moneyWays.ts";
import { storied } from "./storied.ts";

type Steps = readonly Step<typeof depositMachine>[];

const facts: DepositFacts = {
  methods: [
    {
      id: "bank",
      title: "Bank transfer",
      min: "10.00",
      max: "5000.00",
      fee: "0",
      arrivalMinutes: 10,
    },
    {
      id: "lantern-pay",
      title: "Lantern Pay",
      min: "5.00",
      max: "2000.00",
      fee: "0.50",
      arrivalMinutes: 1,
    },
  ],
};
const closed: DepositFacts = { methods: [] };
const bankOf = () =>
  modelBank<DepositOk, DepositBody>({
    answer: () => ({ orderId: "D-20418", url: "https://pay.example/D-20418" }),
  });

const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    depositMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: depositStep.provide({ actors: bankIn(weather, bank) }),
      },
    }),
    { input: moneyInput, events },
  );

const filled: Steps = [
  "editing",
  filledIn("methodId", "lantern-pay"),
  filledIn("amount", "250"),
];
const order: Steps = [...filled, submitted, confirmed];

/** Opening an order to pay in. */
export const depositStates = storied({
  machine: depositMachine,
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
      at("calm", ["editing", filledIn("amount", "4.999"), submitted]),
    reviewing: () => at("calm", [...filled, submitted, "reviewing"]),
    paying: () => at("unanswered", [...order, stepIs("sending")]),
    payingInDoubt: () => at("answerLost", [...order, stepIs("doubting")]),
    done: () => at("calm", [...order, "done"]),
  },
  unseen: {},
});

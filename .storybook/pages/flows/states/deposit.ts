import {
  depositMachine,
  depositStep,
  type DepositBody,
  type DepositFacts,
  type DepositOk,
} from "@foyer/flows/deposit";
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
const order = orderWays({ at, bankOf, filled });

/** Opening an order to pay in. */
export const depositStates = storied({
  machine: depositMachine,
  ways: {
    ...order.begun,
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingWithGaps: () =>
      at("calm", ["editing", filledIn("amount", "4.999"), submitted]),
    reviewing: order.reviewing,
    ...order.sent,
  },
  unseen: {},
});

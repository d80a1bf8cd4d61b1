import {
  withdrawMachine,
  withdrawStep,
  type WithdrawBody,
  type WithdrawFacts,
  type WithdrawOk,
} from "@foyer/flows/withdraw";
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

type Steps = readonly Step<typeof withdrawMachine>[];

const facts: WithdrawFacts = {
  methods: [
    {
      id: "bank",
      title: "Bank transfer",
      min: "50.00",
      max: "20000.00",
      fee: "1.00",
      arrival: "Within two hours",
    },
  ],
  blockers: [],
  available: "1280.50",
  dailyLeft: "900.00",
  accounts: [
    {
      id: "b1",
      bank: "Harbour Bank",
      maskedNumber: "•••• 4417",
      holder: "Lake Walker",
    },
    {
      id: "b2",
      bank: "Lantern Savings",
      maskedNumber: "•••• 0936",
      holder: "Lake Walker",
    },
  ],
};
const closed: WithdrawFacts = {
  ...facts,
  blockers: [
    { code: "NO_PAYMENT_PASSWORD", message: "", action: "paymentPassword" },
    { code: "NO_BANK_ACCOUNT", message: "", action: "bankAccount" },
  ],
};
const bankOf = () =>
  modelBank<WithdrawOk, WithdrawBody>({
    password: "1234",
    answer: () => ({ orderId: "W-20418" }),
  });

const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    withdrawMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: withdrawStep.provide({ actors: bankIn(weather, bank) }),
      },
    }),
    { input: moneyInput, events },
  );

const filled: Steps = [
  "editing",
  filledIn("amount", "320"),
  filledIn("accountId", "b1"),
];
const order = orderWays({ at, bankOf, filled, secret: "1234" });

/** Asking for money to be paid out. */
export const withdrawStates = storied({
  machine: withdrawMachine,
  ways: {
    ...order.begun,
    closed: () => at("closed", ["closed"]),
    editing: () => at("calm", filled),
    editingWithGaps: () =>
      at("calm", ["editing", filledIn("amount", "1200"), submitted]),
    reviewing: order.reviewing,
    reviewingAfterAWrongPassword: order.reviewingAfterAWrongPassword,
    ...order.sent,
  },
  unseen: {},
});

import {
  withdrawMachine,
  withdrawStep,
  withdrawView,
  type WithdrawBody,
  type WithdrawFacts,
  type WithdrawOk,
} from "@foyer/flows/withdraw";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CentreWaysProvider } from "../../../packages/app/src/kit/centre/ways.ts";
import { WithdrawSteps } from "../../../packages/app/src/money/withdraw/WithdrawSteps.tsx";
import { nothing, noWays, flowStories } from "./flowStories.tsx";
import {
  atState,
  bankIn,
  factsIn,
  filledIn,
  modelBank,
  moneyInput,
  orderWays,
  submitted,
  type Step,
  type Weather,
} from "./moneyWays.ts";
import { memberPortal } from "./portal.ts";

export default { title: "Flows/Withdraw", tags: ["!autodocs"] } satisfies Meta;

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

const { chart, story } = flowStories({
  name: "Withdraw",
  lead: "A member makes a withdrawal: account, amount, review, payment password, then the order.",
  keywords: ["statechart", "flow", "money", "pay out", "cash out"],
  machine: withdrawMachine,
  view: withdrawView,
  /** Requesting a withdrawal: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => (
    <CentreWaysProvider value={noWays}>
      <WithdrawSteps
        view={view}
        output={actor.getSnapshot().output}
        send={send}
        symbol="RM"
        onService={nothing}
        onAgain={nothing}
      />
    </CentreWaysProvider>
  ),
  portal: memberPortal,
});

export const Statechart: StoryObj = chart;
export const Recovering: StoryObj = story(order.begun.recovering);
export const RecoveringAnEarlierOne: StoryObj = story(
  order.begun.recoveringAnEarlierOne,
);
export const Loading: StoryObj = story(order.begun.loading);
export const Unavailable: StoryObj = story(order.begun.unavailable);
export const Closed: StoryObj = story(() => at("closed", ["closed"]));
export const Editing: StoryObj = story(() => at("calm", filled));
export const EditingWithGaps: StoryObj = story(() =>
  at("calm", ["editing", filledIn("amount", "1200"), submitted]),
);
export const EditingAfterTheFeeRose: StoryObj = story(
  order.editingAfterARefusal((bank) =>
    bank.refusals.push({ reason: "FEE_CHANGED", status: 409 }),
  ),
);
export const Reviewing: StoryObj = story(order.reviewing);
export const ReviewingAfterAWrongPassword: StoryObj = story(
  order.reviewingAfterAWrongPassword,
);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);

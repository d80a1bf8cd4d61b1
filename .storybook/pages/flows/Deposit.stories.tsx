import {
  depositMachine,
  depositStep,
  depositView,
  type DepositBody,
  type DepositFacts,
  type DepositOk,
} from "@foyer/flows/deposit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DepositOrderCard } from "../../../packages/app/src/money/deposit/DepositOrderCard.tsx";
import { DepositSteps } from "../../../packages/app/src/money/deposit/DepositSteps.tsx";
import { nothing, flowStories } from "./flowStories.tsx";
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

export default { title: "Flows/Deposit", tags: ["!autodocs"] } satisfies Meta;

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

const unread = {
  order: undefined,
  busy: true,
  failure: undefined,
  over: false,
} as const;

const { chart, story } = flowStories({
  name: "Deposit",
  lead: "A member makes a deposit: method, amount, review, then the order.",
  keywords: ["statechart", "flow", "money", "pay in", "top up"],
  machine: depositMachine,
  view: depositView,
  /** Depositing, until the order is open: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => {
    const { output } = actor.getSnapshot();
    return (
      <DepositSteps
        view={view}
        send={send}
        symbol="RM"
        onConfirm={() => send({ type: "moneyForm.confirmed" })}
        output={output}
        done={({ ok, body }) => (
          <DepositOrderCard
            view={unread}
            orderId={ok.orderId}
            amount={body.amount}
            symbol="RM"
            onPay={nothing}
            onLook={nothing}
            onService={nothing}
            onAgain={nothing}
          />
        )}
      />
    );
  },
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
  at("calm", ["editing", filledIn("amount", "4.999"), submitted]),
);
export const EditingAfterTheFeeRose: StoryObj = story(
  order.editingAfterARefusal((bank) =>
    bank.refusals.push({ reason: "FEE_CHANGED", status: 409 }),
  ),
);
export const Reviewing: StoryObj = story(order.reviewing);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);

import {
  memberTransferMachine,
  memberTransferStep,
  memberTransferView,
  type MemberTransferBody,
  type MemberTransferFacts,
  type TransferOk,
} from "@foyer/flows/transfer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CentreWaysProvider } from "../../../packages/app/src/kit/centre/ways.ts";
import { TransferSteps } from "../../../packages/app/src/money/transfer/TransferSteps.tsx";
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

export default {
  title: "Flows/Transfer to a member",
  tags: ["!autodocs"],
} satisfies Meta;

type Steps = readonly Step<typeof memberTransferMachine>[];
const facts: MemberTransferFacts = {
  available: "1280.50",
  directions: ["UPLINE", "DOWNLINE"],
  upline: "coral.reef",
  recipients: [
    { account: "marten-07", direction: "DOWNLINE" },
    { account: "reefwren12", direction: "DOWNLINE" },
  ],
  noteLength: 100,
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
  filledIn("note", "For the lanterns, with thanks"),
];
const order = orderWays({ at, bankOf, filled, secret: "1234" });

const { chart, story } = flowStories({
  name: "Transfer to a member",
  lead: "A member transfers money to an upline agent or a downline.",
  keywords: ["statechart", "flow", "money", "upline", "downline"],
  machine: memberTransferMachine,
  view: memberTransferView,
  /** Transfers to another member of the same line: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => (
    <CentreWaysProvider value={noWays}>
      <TransferSteps
        view={view}
        output={actor.getSnapshot().output}
        send={send}
        symbol="RM"
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
export const EditingToTheUpline: StoryObj = story(() =>
  at("calm", ["editing", filledIn("direction", "UPLINE")]),
);
export const EditingWithGaps: StoryObj = story(() =>
  at("calm", ["editing", filledIn("amount", "5000"), submitted]),
);
export const Reviewing: StoryObj = story(order.reviewing);
export const ReviewingAfterAWrongPassword: StoryObj = story(
  order.reviewingAfterAWrongPassword,
);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);

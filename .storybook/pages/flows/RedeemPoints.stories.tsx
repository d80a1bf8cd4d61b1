import {
  redeemMachine,
  redeemStep,
  redeemView,
  type RedeemBody,
  type RedeemFacts,
  type RedeemOk,
} from "@foyer/flows/points";
import { Modal } from "@foyer/ui/modal";
import { RichText } from "@foyer/ui/rich-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RedeemSteps } from "../../../packages/app/src/money/points/RedeemSteps.tsx";
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

export default {
  title: "Flows/Redeem points",
  tags: ["!autodocs"],
} satisfies Meta;

type Steps = readonly Step<typeof redeemMachine>[];
/** The goods that a story is about. */
const teaSet = {
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

const { chart, story } = flowStories({
  name: "Redeem points",
  lead: "A member redeems points for a product from the points mall.",
  keywords: ["statechart", "flow", "mall", "prize", "order"],
  machine: redeemMachine,
  view: redeemView,
  /** An item of the points mall with the form that redeems it: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => (
    <Modal open onClose={nothing} title={teaSet.title}>
      <RedeemSteps
        view={view}
        output={actor.getSnapshot().output}
        title={teaSet.title}
        details={<RichText html={teaSet.content} />}
        send={send}
        onRecords={nothing}
      />
    </Modal>
  ),
  portal: memberPortal,
});

export const Statechart: StoryObj = chart;
export const Recovering: StoryObj = story(order.begun.recovering);
export const RecoveringAnEarlierOrder: StoryObj = story(
  order.begun.recoveringAnEarlierOne,
);
export const Loading: StoryObj = story(order.begun.loading);
export const Unavailable: StoryObj = story(order.begun.unavailable);
export const ClosedSoldOut: StoryObj = story(() => at("closed", ["closed"]));
export const ClosedForTooFewPoints: StoryObj = story(() =>
  at("closed", ["closed"], bankOf(), tooFewPoints),
);
export const Editing: StoryObj = story(() => at("calm", ["editing"]));
export const EditingWithGaps: StoryObj = story(() =>
  at("calm", [
    "editing",
    filledIn("quantity", "5"),
    filledIn("mobileNum", "12"),
    submitted,
  ]),
);
export const Reviewing: StoryObj = story(order.reviewing);
export const ReviewingAfterAWrongPassword: StoryObj = story(
  order.reviewingAfterAWrongPassword,
);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);

import {
  convertMachine,
  convertStep,
  convertView,
  type ConvertBody,
  type ConvertFacts,
  type ConvertOk,
} from "@foyer/flows/points";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConvertSteps } from "../../../packages/app/src/money/points/ConvertSteps.tsx";
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
  title: "Flows/Convert points",
  tags: ["!autodocs"],
} satisfies Meta;

type Steps = readonly Step<typeof convertMachine>[];
const facts: ConvertFacts = {
  currentPoints: "5400",
  pointsRatio: "0.01",
  unit: "RM",
};
const closed: ConvertFacts = { ...facts, currentPoints: "0.5" };
const bankOf = () =>
  modelBank<ConvertOk, ConvertBody>({
    password: "1234",
    answer: () => ({ currentPoints: "4400", balance: "1290.50" }),
  });
const at = (weather: Weather, events: Steps, bank = bankOf()) =>
  atState(
    convertMachine.provide({
      actors: {
        loadFacts: factsIn(weather, facts, closed),
        moneyStep: convertStep.provide({ actors: bankIn(weather, bank) }),
      },
    }),
    { input: moneyInput, events },
  );
const filled: Steps = ["editing", filledIn("points", "1000")];
const order = orderWays({ at, bankOf, filled, secret: "1234" });

const { chart, story } = flowStories({
  name: "Convert points",
  lead: "A member converts points into money.",
  keywords: ["statechart", "flow", "mall", "money"],
  machine: convertMachine,
  view: convertView,
  /** The form that converts points into money: the app's own parts, as the view determines. */
  draw: ({ view, send, actor }) => (
    <ConvertSteps
      view={view}
      output={actor.getSnapshot().output}
      send={send}
      onAgain={nothing}
      onRules={nothing}
    />
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
export const EditingTooMuch: StoryObj = story(() =>
  at("calm", ["editing", filledIn("points", "6000"), submitted]),
);
export const Reviewing: StoryObj = story(order.reviewing);
export const Paying: StoryObj = story(order.sent.paying);
export const PayingInDoubt: StoryObj = story(order.sent.payingInDoubt);
export const Done: StoryObj = story(order.sent.done);

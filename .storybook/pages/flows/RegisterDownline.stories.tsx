import {
  registerDownlineMachine,
  registerDownlineView,
  type DownlineField,
  type RegisterDownlineEvent,
  type RegisterDownlineOutput,
} from "@foyer/flows/register-downline";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RegisterSteps } from "../../../packages/app/src/team/register/RegisterSteps.tsx";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";
import { flowStories, nothing } from "./flowStories.tsx";

export default {
  title: "Flows/Register downline",
  tags: ["!autodocs"],
} satisfies Meta;

const registerAt = (
  events: readonly Step<typeof registerDownlineMachine>[],
  answer?: RegisterDownlineOutput,
) =>
  atState(
    registerDownlineMachine.provide({
      actors: { register: answer ? answers(answer) : silent() },
    }),
    {
      input: {
        options: {
          types: ["AGENT", "MEMBER"],
          rateMin: "0",
          rateMax: "2.5",
          rateStep: "0.1",
        },
        password: "k7RmWq4tXvBn",
        newKey: () => "sample-key",
      },
      events,
    },
  );

const typed = (field: DownlineField, value: string): RegisterDownlineEvent => ({
  type: "registerDownline.fieldChanged",
  field,
  value,
});
const submit: RegisterDownlineEvent = { type: "registerDownline.submitted" };
const confirm: RegisterDownlineEvent = { type: "registerDownline.confirmed" };
const reviewed = [
  typed("username", "reefwren9"),
  typed("rate", "1.2"),
  submit,
  "reviewing",
] as const;

const { chart, story } = flowStories({
  name: "Register downline",
  lead: "An agent registers a downline: a form, a review, and the password, shown only once.",
  keywords: ["statechart", "flow", "agent", "downline", "account", "sign up"],
  machine: registerDownlineMachine,
  view: registerDownlineView,
  /** The page's steps: the app's own. */
  draw: ({ view, send }) => (
    <RegisterSteps view={view} send={send} onAgain={nothing} />
  ),
});

export const Statechart: StoryObj = chart;
export const Filling: StoryObj = story(() => registerAt(["filling"]));
export const FillingWithGaps: StoryObj = story(() =>
  registerAt([typed("rate", "9"), submit, ({ context }) => context.tried]),
);
export const FillingAfterARefusal: StoryObj = story(() =>
  registerAt([...reviewed, confirm, "filling"], {
    error: { reason: "USERNAME_TAKEN" },
  }),
);
export const Reviewing: StoryObj = story(() => registerAt(reviewed));
export const ReviewingAfterALostAnswer: StoryObj = story(() =>
  registerAt(
    [...reviewed, confirm, ({ context }) => context.failure !== undefined],
    { error: { reason: "TIMEOUT" } },
  ),
);
export const Sending: StoryObj = story(() =>
  registerAt([...reviewed, confirm, "sending"]),
);
export const Registered: StoryObj = story(() =>
  registerAt([...reviewed, confirm, "registered"], { ok: true }),
);

import {
  changePasswordMachine,
  changePasswordView,
  type ChangePasswordEvent,
  type PasswordField,
} from "@foyer/flows/change-password";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChangePasswordModal } from "../../../packages/app/src/entry/change-password/ChangePasswordModal.tsx";
import {
  answers,
  atState,
  silent,
} from "../../../packages/flows/src/testing/at-state.ts";
import { reasons, nothing, flowStories } from "./flowStories.tsx";
import { memberPortal } from "./portal.ts";

export default {
  title: "Flows/Change password",
  tags: ["!autodocs"],
} satisfies Meta;

const unanswered = changePasswordMachine.provide({
  actors: { savePassword: silent(), askSaved: silent() },
});
const refusing = changePasswordMachine.provide({
  actors: {
    savePassword: answers({ error: { reason: "OLD_PASSWORD_WRONG" } }),
  },
});
const limiting = changePasswordMachine.provide({
  actors: {
    savePassword: answers({
      error: { reason: "TOO_MANY_REQUESTS", retryAfter: 120 },
    }),
  },
});
const losing = changePasswordMachine.provide({
  actors: {
    savePassword: answers({ error: { reason: "TIMEOUT" } }),
    askSaved: silent(),
  },
});
const typed = (field: PasswordField, value: string): ChangePasswordEvent => ({
  type: "changePassword.fieldChanged",
  field,
  value,
});
const submit: ChangePasswordEvent = { type: "changePassword.submitted" };
const rule: ChangePasswordEvent = {
  type: "changePassword.ruleCame",
  rule: { acceptedPattern: "uncommon", minLength: 8, maxLength: 20 },
};
const filled = [
  rule,
  typed("oldPassword", "the-sample-before"),
  typed("newPassword", "a-sample-only"),
  typed("confirmNewPassword", "a-sample-only"),
];

const { chart, story } = flowStories({
  name: "Change password",
  lead: "A member changes the password, by choice or because a change is required.",
  keywords: ["statechart", "flow", "password", "security"],
  machine: changePasswordMachine,
  view: changePasswordView,
  /** The dialog for a new password that is due: it cannot be left before one is set. */
  draw: ({ view, send }) => (
    <ChangePasswordModal
      view={view}
      send={send}
      reason="expired"
      onClose={nothing}
    />
  ),
  portal: memberPortal,
  unseen: {
    askingFirst: reasons.sameAs("Asking"),
    changed: reasons.over,
  },
});

export const Statechart: StoryObj = chart;
export const Editing: StoryObj = story(() =>
  atState(unanswered, { events: [rule, "editing"] }),
);
export const EditingWithGaps: StoryObj = story(() =>
  atState(unanswered, {
    events: [
      typed("oldPassword", "a-sample-only"),
      typed("newPassword", "a-sample-only"),
      rule,
      submit,
      "editing",
    ],
  }),
);
export const Saving: StoryObj = story(() =>
  atState(unanswered, { events: [...filled, submit, "saving"] }),
);
export const EditingAfterARefusal: StoryObj = story(() =>
  atState(refusing, {
    events: [...filled, submit, ({ context }) => context.failure !== undefined],
  }),
);
export const Asking: StoryObj = story(() =>
  atState(losing, { events: [...filled, submit, "asking"] }),
);
export const Waiting: StoryObj = story(() =>
  atState(limiting, { events: [...filled, submit, "waiting"] }),
);

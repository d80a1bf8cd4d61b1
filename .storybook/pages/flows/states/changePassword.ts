import {
  changePasswordMachine,
  type ChangePasswordEvent,
  type PasswordField,
} from "@foyer/flows/change-password";
import {
  answers,
  atState,
  silent,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { reasons, storied } from "./storied.ts";

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

/** A new password that is due. */
export const changePasswordStates = storied({
  machine: changePasswordMachine,
  ways: {
    editing: () => atState(unanswered, { events: [rule, "editing"] }),
    editingWithGaps: () =>
      atState(unanswered, {
        events: [
          typed("oldPassword", "a-sample-only"),
          typed("newPassword", "a-sample-only"),
          rule,
          submit,
          "editing",
        ],
      }),
    saving: () =>
      atState(unanswered, { events: [...filled, submit, "saving"] }),
    editingAfterARefusal: () =>
      atState(refusing, {
        events: [
          ...filled,
          submit,
          ({ context }) => context.failure !== undefined,
        ],
      }),
    asking: () => atState(losing, { events: [...filled, submit, "asking"] }),
    waiting: () =>
      atState(limiting, { events: [...filled, submit, "waiting"] }),
  },
  unseen: {
    askingFirst: reasons.sameAs("Asking"),
    changed: reasons.over,
  },
});

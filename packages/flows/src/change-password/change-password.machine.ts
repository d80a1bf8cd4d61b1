import { assign, setup } from "xstate";
import { defect } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import { passwordProblems, trimmedPasswords } from "./change-password.rules.ts";
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  PasswordValues,
  SavePasswordOutput,
} from "./change-password.types.ts";

const empty: PasswordValues = {
  oldPassword: "",
  newPassword: "",
  confirmNewPassword: "",
};

/** Setting a new password, of one's own will or because one is due. It ends when the platform has taken it. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
  },
  actors: {
    /** The call that sets it (W-19). */
    savePassword: unprovidedPromise<SavePasswordOutput, PasswordValues>(
      "savePassword",
    ),
  },
  guards: {
    isSound: ({ context }) =>
      Object.keys(passwordProblems(context.values)).length === 0,
  },
}).createMachine({
  id: "changePassword",
  context: { values: empty, fields: {}, failure: undefined },
  initial: "editing",
  states: {
    editing: {
      on: {
        "changePassword.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            fields: { ...context.fields, [event.field]: undefined },
          })),
        },
        "changePassword.submitted": [
          {
            guard: "isSound",
            target: "saving",
            actions: assign({ failure: undefined, fields: {} }),
          },
          {
            actions: assign({
              fields: ({ context }) => passwordProblems(context.values),
            }),
          },
        ],
      },
    },
    saving: {
      invoke: {
        src: "savePassword",
        input: ({ context }) => trimmedPasswords(context.values),
        onDone: [
          { guard: ({ event }) => "ok" in event.output, target: "changed" },
          {
            target: "editing",
            actions: assign({
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: { target: "editing", actions: assign({ failure: defect }) },
      },
    },
    /** Nothing typed stays in memory. */
    changed: { type: "final", entry: assign({ values: empty }) },
  },
});

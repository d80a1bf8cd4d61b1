import { assign, setup } from "xstate";
import { isLost } from "../shared/lost.ts";
import {
  accepted,
  failureOf,
  isSound,
  refusedTo,
  waitMsAfter,
} from "../shared/answers.ts";
import { defect } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import {
  passwordProblems,
  refusedProblems,
  trimmedPasswords,
} from "./change-password.rules.ts";
import type {
  AskSavedInput,
  AskSavedOutput,
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordInput,
  PasswordValues,
  SaveFailure,
  SavePasswordOutput,
} from "./change-password.types.ts";

const empty: PasswordValues = {
  oldPassword: "",
  newPassword: "",
  confirmNewPassword: "",
};

const isSaved = (output: AskSavedOutput): boolean =>
  "ok" in output && output.ok;

/**
 * Setting a new password, either voluntarily or because a change is due. It ends when the platform has accepted it.
 *
 * When an answer is lost, it is unknown which password is now valid. The platform is asked immediately, and again
 * before anything else is sent: otherwise a member who must change the password could not leave the dialog, with an
 * old password that has been wrong since the first try.
 */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as ChangePasswordInput | undefined,
  },
  actors: {
    /** The call that sets it (W-19). */
    savePassword: unprovidedPromise<SavePasswordOutput, PasswordValues>(
      "savePassword",
    ),
    /** Asks whether a password that was sent without an answer is now the member's. */
    askSaved: unprovidedPromise<AskSavedOutput, AskSavedInput>("askSaved"),
  },
  delays: {
    wait: ({ context }) => waitMsAfter(context.failure),
  },
  guards: {
    isSound: ({ context }) =>
      isSound(passwordProblems(context.values, context.rule)),
    isInDoubt: ({ context }) => context.lost !== undefined,
    /**
     * A different password has been typed since: it still has to be set, and the lost one becomes the old password.
     */
    isAnother: ({ context }) =>
      context.lost !== trimmedPasswords(context.values).newPassword,
  },
  actions: {
    keepFailure: assign(({ context }, failure: SaveFailure) => {
      const fields = refusedProblems(failure);
      // The old password was assumed known and is wrong: it is asked for after all.
      return context.oldIsKnown && fields.oldPassword
        ? {
            failure,
            fields,
            oldIsKnown: false,
            values: { ...context.values, oldPassword: "" },
          }
        : { failure, fields };
    }),
    keepLost: assign({
      lost: ({ context }) => trimmedPasswords(context.values).newPassword,
    }),
    forgetLost: assign({ lost: undefined }),
    takeLostAsOld: assign(({ context }) => ({
      values: { ...context.values, oldPassword: context.lost ?? "" },
      lost: undefined,
    })),
  },
}).createMachine({
  id: "changePassword",
  context: ({ input }) => ({
    values: { ...empty, oldPassword: input?.known ?? "" },
    oldIsKnown: input?.known !== undefined,
    rule: undefined,
    fields: {},
    failure: undefined,
    lost: undefined,
  }),
  initial: "editing",
  on: {
    "changePassword.ruleCame": {
      actions: assign({ rule: ({ event }) => event.rule }),
    },
  },
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
            target: "sending",
            actions: assign({ failure: undefined, fields: {} }),
          },
          {
            actions: assign({
              fields: ({ context }) =>
                passwordProblems(context.values, context.rule),
            }),
          },
        ],
      },
    },

    sending: {
      always: [{ guard: "isInDoubt", target: "askingFirst" }, "saving"],
    },

    /** Before anything else is sent: did an earlier try arrive? */
    askingFirst: {
      invoke: {
        src: "askSaved",
        input: ({ context }) => ({ newPassword: context.lost ?? "" }),
        onDone: [
          {
            guard: ({ event }) => "error" in event.output,
            ...refusedTo("refused"),
          },
          {
            guard: ({ event }) => !isSaved(event.output),
            target: "saving",
            actions: "forgetLost",
          },
          { guard: "isAnother", target: "saving", actions: "takeLostAsOld" },
          "changed",
        ],
        onError: { target: "editing", actions: assign({ failure: defect }) },
      },
    },

    saving: {
      invoke: {
        src: "savePassword",
        input: ({ context }) => trimmedPasswords(context.values),
        onDone: [
          { guard: accepted, target: "changed" },
          {
            guard: ({ event }) => isLost(failureOf(event.output)),
            target: "asking",
            actions: ["keepLost", refusedTo("refused").actions],
          },
          refusedTo("refused"),
        ],
        onError: { target: "editing", actions: assign({ failure: defect }) },
      },
    },

    /** The answer was lost: did the platform accept the password anyway? */
    asking: {
      invoke: {
        src: "askSaved",
        input: ({ context }) => ({ newPassword: context.lost ?? "" }),
        onDone: [
          {
            guard: ({ event }) => isSaved(event.output),
            target: "changed",
          },
          {
            guard: accepted,
            target: "editing",
            actions: "forgetLost",
          },
          // Still unknown; the failure that led here gives the reason.
          "editing",
        ],
        onError: "editing",
      },
    },

    refused: {
      always: [
        {
          guard: ({ context }) =>
            context.failure?.reason === "TOO_MANY_REQUESTS",
          target: "waiting",
        },
        "editing",
      ],
    },

    /** Too many tries: nothing is sent until the wait is over (CFG-03). */
    waiting: {
      after: {
        wait: { target: "editing", actions: assign({ failure: undefined }) },
      },
    },

    /** Nothing that was typed stays in memory. */
    changed: {
      type: "final",
      entry: assign({ values: empty, lost: undefined }),
    },
  },
});

import { assign } from "xstate";
import { accepted, given, type Answered } from "../shared/answers.ts";
import { defect } from "../shared/result.ts";
import {
  captchaOf,
  changeDue,
  signInInput,
  toRemember,
  trimmed,
} from "./login.rules.ts";
import { failureOf, login, plainDefect } from "./login.setup.ts";
import type { SignInOutput } from "./login.types.ts";

/** Rejections that make the further check pointless: what was typed before it is wrong. */
const startOver = new Set(["WRONG_CREDENTIALS", "NON_MEMBER"]);

const editing = "#login.open.editing";
const settled = "#login.open.settling";

const reason = ({ event }: Answered<SignInOutput>) => failureOf(event.output);
const keepFailure = { type: "keepFailure", params: reason } as const;

/** One try to log in by the form: bot check, login call, and the further check if the platform requires one. */
export const trying = login.createStateConfig({
  initial: "deciding",
  states: {
    /** A code by SMS is proof enough that there is a human (LGN-11). */
    deciding: {
      always: [{ guard: "bySms", target: "signingIn" }, "checkingBot"],
    },

    checkingBot: {
      entry: assign(({ context }) => ({
        work: { ...context.work, share: undefined },
      })),
      on: {
        "login.worked": {
          actions: assign(({ context, event }) => ({
            work: { ...context.work, share: event.share },
          })),
        },
        "login.abandoned": "refused",
      },
      invoke: {
        src: "botCheck",
        input: ({ context }) => ({ captchaOf: captchaOf(context) }),
        onDone: [
          {
            guard: accepted,
            target: "signingIn",
            actions: assign({ botCheck: ({ event }) => given(event.output) }),
          },
          {
            target: "refused",
            actions: assign({
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: { target: "refused", actions: assign({ failure: defect }) },
      },
    },

    signingIn: {
      // The proof is valid for one try, whatever its outcome.
      exit: assign({ botCheck: undefined }),
      invoke: {
        src: "signIn",
        input: ({ context }) => signInInput(context),
        onDone: [
          {
            guard: accepted,
            target: "judging",
            actions: { type: "letIn", params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) =>
              failureOf(event.output).reason === "TOO_MANY_REQUESTS",
            target: "waiting",
            actions: keepFailure,
          },
          {
            guard: ({ event }) =>
              failureOf(event.output).extraCheck !== undefined,
            target: "verifying",
            actions: {
              type: "openCheck",
              params: reason,
            },
          },
          {
            guard: ({ event }) =>
              failureOf(event.output).reason === "DEVICE_FORGOTTEN",
            target: editing,
            actions: ["forgetCheck", keepFailure, "forgetDevice"],
          },
          {
            guard: ({ event }) => startOver.has(failureOf(event.output).reason),
            target: editing,
            actions: ["forgetCheck", keepFailure],
          },
          {
            target: "refused",
            actions: keepFailure,
          },
        ],
        onError: {
          target: "refused",
          actions: { type: "keepFailure", params: plainDefect },
        },
      },
    },

    /** Back to where the try began. */
    refused: {
      always: [
        {
          guard: ({ context }) => context.extraCheck !== undefined,
          target: "verifying",
        },
        editing,
      ],
    },

    /** The platform does not know the address: a further proof is required (LGN-22, OPN-78). */
    verifying: {
      on: {
        "login.submitted": [
          {
            guard: "checkIsFilled",
            target: "deciding",
            actions: "clearFailure",
          },
          { actions: "showCheckProblems" },
        ],
        "login.abandoned": {
          target: editing,
          actions: ["forgetCheck", "clearFailure", "renewCaptcha"],
        },
      },
    },

    /** Too many tries: nothing is sent until the wait is over (CFG-03). */
    waiting: {
      after: {
        wait: { target: "refused", actions: assign({ failure: undefined }) },
      },
    },

    /** Whether a new password is due; only a typed password can be the default one. */
    judging: {
      always: [
        { guard: "byPassword", target: "judgingPassword" },
        {
          target: "remembering",
          actions: assign({
            change: ({ context }) => changeDue(context, false),
          }),
        },
      ],
    },

    judgingPassword: {
      invoke: {
        src: "isDefaultPassword",
        input: ({ context }) => ({
          password: trimmed(context.values).password,
        }),
        onDone: {
          target: "remembering",
          actions: assign({
            change: ({ context, event }) =>
              changeDue(context, "ok" in event.output && event.output.ok),
          }),
        },
        onError: {
          target: "remembering",
          actions: assign({
            change: ({ context }) => changeDue(context, false),
          }),
        },
      },
    },

    remembering: {
      invoke: {
        src: "remember",
        input: ({ context }) => ({ remembered: toRemember(context) }),
        onDone: settled,
        // A device that cannot remember still logs in.
        onError: settled,
      },
    },
  },
});

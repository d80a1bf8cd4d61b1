import { assign } from "xstate";
import { defect } from "../shared/result.ts";
import { changeDue, fieldProblems, trimmed } from "./login.rules.ts";
import { failureOf, login, plainDefect } from "./login.setup.ts";

/** What the person waits for: from what the device remembers to the judgement of the password. */
export const form = login.createStateConfig({
  initial: "recalling",
  states: {
    /** What this device remembers is being read; typing is possible already. */
    recalling: {
      invoke: {
        src: "recall",
        onDone: {
          target: "editing",
          actions: assign(({ context, event }) => {
            const remembered =
              "ok" in event.output ? event.output.ok : undefined;
            const untouched =
              context.values.username === "" && context.values.password === "";
            return remembered && untouched
              ? {
                  values: { ...context.values, ...remembered },
                  remember: true,
                }
              : {};
          }),
        },
        onError: "editing",
      },
    },

    editing: {
      on: {
        "login.submitted": [
          {
            guard: "fieldsAreFilled",
            target: "checkingBot",
            actions: assign({ failure: undefined, fields: {} }),
          },
          {
            actions: assign({
              fields: ({ context }) => fieldProblems(context),
            }),
          },
        ],
      },
    },

    checkingBot: {
      invoke: {
        src: "botCheck",
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output,
            target: "signingIn",
            actions: assign({
              botCheck: ({ event }) =>
                "ok" in event.output ? event.output.ok : undefined,
            }),
          },
          {
            target: "editing",
            actions: assign({
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: {
          target: "editing",
          actions: assign({ failure: defect }),
        },
      },
    },

    signingIn: {
      // The proof is good for one try, whatever comes of it.
      exit: assign({ botCheck: undefined }),
      invoke: {
        src: "signIn",
        input: ({ context }) => {
          const { username, password, captcha } = trimmed(context.values);
          return {
            username,
            password,
            captcha: context.captcha ? captcha : undefined,
            captchaKey: context.captcha?.key,
            botCheck: context.botCheck,
          };
        },
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output,
            target: "remembering",
            actions: assign({
              signedIn: ({ event }) =>
                "ok" in event.output ? event.output.ok : undefined,
            }),
          },
          {
            guard: ({ event }) =>
              failureOf(event.output).reason === "TOO_MANY_REQUESTS",
            target: "waiting",
            actions: {
              type: "keepFailure",
              params: ({ event }) => failureOf(event.output),
            },
          },
          {
            target: "editing",
            actions: {
              type: "keepFailure",
              params: ({ event }) => failureOf(event.output),
            },
          },
        ],
        onError: {
          target: "editing",
          actions: { type: "keepFailure", params: plainDefect },
        },
      },
    },

    /** Too many tries: nothing is sent until the wait is over (CFG-03). */
    waiting: {
      after: {
        wait: {
          target: "editing",
          actions: assign({ failure: undefined }),
        },
      },
    },

    remembering: {
      invoke: {
        src: "remember",
        input: ({ context }) => {
          const { username, password } = trimmed(context.values);
          const keep = context.remember && context.rules.offersRemember;
          return {
            remembered: keep ? { username, password } : undefined,
          };
        },
        onDone: "judgingPassword",
        // A device that cannot remember still signs in.
        onError: "judgingPassword",
      },
    },

    judgingPassword: {
      invoke: {
        src: "isDefaultPassword",
        input: ({ context }) => ({
          password: trimmed(context.values).password,
        }),
        onDone: {
          target: "#login.signedIn",
          actions: assign({
            change: ({ context, event }) =>
              changeDue(context, "ok" in event.output && event.output.ok),
          }),
        },
        onError: {
          target: "#login.signedIn",
          actions: assign({
            change: ({ context }) => changeDue(context, false),
          }),
        },
      },
    },
  },
});

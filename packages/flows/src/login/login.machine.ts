import { assign, enqueueActions, setup } from "xstate";
import {
  captchaThrottleMs,
  tooManyRequestsWaitMs,
} from "@foyer/platform/constants";
import { defect } from "../shared/result.ts";
import { loginActors } from "./login.actors.ts";
import { changeDue, fieldProblems, trimmed } from "./login.rules.ts";
import type {
  LoginContext,
  LoginEvent,
  LoginFailure,
  LoginInput,
  LoginOutput,
  SignInOutput,
} from "./login.types.ts";

const emptyValues = { username: "", password: "", captcha: "" } as const;
const plainDefect: LoginFailure = { ...defect, captchaRequired: false };

function failureOf(output: SignInOutput): LoginFailure {
  return "error" in output ? output.error : plainDefect;
}

/**
 * Signing in with a name and a password.
 *
 * While it is `open`, two regions run side by side: `form` is what the person waits for; `captcha` is whether
 * the platform wants a picture read, and which. A refused try comes back to `editing` with everything that was
 * typed. It ends in `signedIn` with a typed output.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
  },
  actors: loginActors,
  delays: {
    captchaThrottle: captchaThrottleMs,
    wait: ({ context }) =>
      context.failure?.retryAfter === undefined
        ? tooManyRequestsWaitMs
        : context.failure.retryAfter * 1000,
  },
  guards: {
    fieldsAreFilled: ({ context }) =>
      Object.keys(fieldProblems(context)).length === 0,
  },
  actions: {
    keepFailure: enqueueActions(
      ({ context, enqueue }, failure: LoginFailure) => {
        enqueue.assign({ failure });
        // A picture is good for one try: after every refusal there is a new one.
        if (failure.captchaRequired || context.captcha)
          enqueue.raise({ type: "login.captchaAsked" });
      },
    ),
    forgetTyped: assign({ values: emptyValues, captcha: undefined }),
  },
}).createMachine({
  id: "login",
  context: ({ input }) => ({
    rules: input.rules,
    values: emptyValues,
    remember: false,
    fields: {},
    failure: undefined,
    captcha: undefined,
    botCheck: undefined,
    signedIn: undefined,
    change: undefined,
  }),
  output: ({ context }) => ({
    token: context.signedIn?.token ?? "",
    firstLogin: context.signedIn?.firstTimeLogin ?? false,
    change: context.change,
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      on: {
        "login.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            fields: { ...context.fields, [event.field]: undefined },
          })),
        },
        "login.rememberChanged": {
          actions: assign({ remember: ({ event }) => event.remember }),
        },
      },
      states: {
        form: {
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
                      context.values.username === "" &&
                      context.values.password === "";
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
                  const { username, password, captcha } = trimmed(
                    context.values,
                  );
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
                      changeDue(
                        context,
                        "ok" in event.output && event.output.ok,
                      ),
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
        },

        captcha: {
          initial: "notNeeded",
          on: { "login.captchaAsked": ".loading" },
          states: {
            notNeeded: {},
            loading: {
              invoke: {
                src: "loadCaptcha",
                onDone: [
                  {
                    guard: ({ event }) => "ok" in event.output,
                    target: "shown",
                    actions: assign(({ context, event }) => ({
                      captcha:
                        "ok" in event.output ? event.output.ok : undefined,
                      values: { ...context.values, captcha: "" },
                    })),
                  },
                  { target: "unavailable" },
                ],
                onError: "unavailable",
              },
            },
            /** A picture stays for a second at least, so that a nervous hand does not ask for ten. */
            shown: {
              initial: "fresh",
              states: {
                fresh: { after: { captchaThrottle: "refreshable" } },
                refreshable: {
                  on: {
                    "login.captchaRefreshed": "#login.open.captcha.loading",
                  },
                },
              },
            },
            unavailable: { on: { "login.captchaRefreshed": "loading" } },
          },
        },
      },
    },
    signedIn: { type: "final", entry: "forgetTyped" },
  },
});

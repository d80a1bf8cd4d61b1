import { assign, enqueueActions, setup } from "xstate";
import {
  captchaThrottleMs,
  tooManyRequestsWaitMs,
} from "@foyer/platform/constants";
import { defect } from "../shared/result.ts";
import { loginActors } from "./login.actors.ts";
import { fieldProblems } from "./login.rules.ts";
import type {
  LoginContext,
  LoginEvent,
  LoginFailure,
  LoginInput,
  LoginOutput,
  SignInOutput,
} from "./login.types.ts";

export const emptyValues = { username: "", password: "", captcha: "" } as const;
export const plainDefect: LoginFailure = { ...defect, captchaRequired: false };

export function failureOf(output: SignInOutput): LoginFailure {
  return "error" in output ? output.error : plainDefect;
}

/** What every state of the sign-in may name: its context and events, actors, delays, guards and actions. */
export const login = setup({
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
        const captchaNeeded = context.captchaNeeded || failure.captchaRequired;
        enqueue.assign({ failure, captchaNeeded });
        if (!captchaNeeded) return;
        // A picture is good for one try: after every refusal there is a new one, and what was read is void.
        enqueue.assign({ values: { ...context.values, captcha: "" } });
        enqueue.raise({ type: "login.captchaAsked" });
      },
    ),
    forgetTyped: assign({
      values: emptyValues,
      captcha: undefined,
      captchaNeeded: false,
    }),
  },
});

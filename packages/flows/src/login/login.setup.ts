import { assign, enqueueActions, sendTo, setup } from "xstate";
import { noCaptcha } from "../captcha/captcha.ts";
import { isSound, waitMsAfter } from "../shared/answers.ts";
import { defect, type Failure } from "../shared/result.ts";
import type { KeptCode } from "../sms-code/sms-code.ts";
import { loginActors } from "./login.actors.ts";
import {
  checkAfter,
  checkProblems,
  emptyValues,
  fieldProblems,
  isByDevice,
  mobileProblems,
  withKeptCode,
  workAfter,
} from "./login.rules.ts";
import type {
  LoginContext,
  LoginEvent,
  LoginFailure,
  LoginInput,
  LoginOutput,
  SignInOutput,
} from "./login.types.ts";

export const plainDefect: LoginFailure = { ...defect, captchaRequired: false };

export function failureOf(output: SignInOutput): LoginFailure {
  return "error" in output ? output.error : plainDefect;
}

/** What every state of the login may name: its context and events, actors, delays, guards and actions. */
export const login = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    output: {} as LoginOutput,
    children: {} as { smsCode: "smsCode"; captcha: "captcha" },
  },
  actors: loginActors,
  delays: {
    wait: ({ context }) => waitMsAfter(context.failure),
  },
  guards: {
    fieldsAreFilled: ({ context }) => isSound(fieldProblems(context)),
    bySms: ({ context }) => context.tab === "sms",
    numberIsSound: ({ context }) => isSound(mobileProblems(context)),
    checkIsFilled: ({ context }) => isSound(checkProblems(context)),
    byPassword: ({ context }) =>
      context.tab === "username" && !isByDevice(context),
    isForAgents: ({ context }) => context.rules.agentsOnly,
  },
  actions: {
    keepFailure: enqueueActions(
      ({ context, enqueue }, failure: LoginFailure) => {
        enqueue.assign({
          failure,
          extraCheck: checkAfter(context, failure),
          work: workAfter(context, failure),
        });
        if (!failure.captchaRequired && !context.captcha.needed) return;
        // A picture is valid for one try: after every rejection there is a new one, and the previous answer is void.
        enqueue.assign({ values: { ...context.values, captcha: "" } });
        enqueue.sendTo("captcha", { type: "captcha.asked" });
      },
    ),
    letIn: assign((_, output: SignInOutput) => ({
      signedIn: "ok" in output ? output.ok : undefined,
    })),
    refuseElsewhere: assign((_, failureElsewhere: Failure) => ({
      failureElsewhere,
    })),
    /** Accepted by the platform, but not allowed to log in here. */
    turnAway: assign((_, failure: Failure) => ({
      signedIn: undefined,
      change: undefined,
      failure,
    })),
    clearFailure: assign({
      failure: undefined,
      failureElsewhere: undefined,
      fields: {},
    }),
    showProblems: assign({ fields: ({ context }) => fieldProblems(context) }),
    showCheckProblems: assign({
      fields: ({ context }) => checkProblems(context),
    }),
    openCheck: enqueueActions(({ context, enqueue }, failure: LoginFailure) => {
      enqueue.assign({
        extraCheck: checkAfter(context, failure),
        work: workAfter(context, failure),
        values: { ...context.values, verification: "", captcha: "" },
      });
      if (failure.captchaRequired)
        enqueue.sendTo("captcha", { type: "captcha.asked" });
    }),
    /** A picture that was read is spent, whatever the outcome of the try. */
    renewCaptcha: enqueueActions(({ context, enqueue }) => {
      if (!context.captcha.needed) return;
      enqueue.assign({ values: { ...context.values, captcha: "" } });
      enqueue.sendTo("captcha", { type: "captcha.asked" });
    }),
    showMobileProblem: assign({
      fields: ({ context }) => mobileProblems(context),
    }),
    forgetCheck: assign(({ context }) => ({
      extraCheck: undefined,
      values: { ...context.values, verification: "" },
    })),
    /** The platform no longer knows the device: what it kept is cleared, and the password is asked for. */
    forgetDevice: enqueueActions(({ enqueue }) => {
      enqueue.assign({ device: undefined });
      enqueue.spawnChild("remember", { input: { remembered: undefined } });
    }),
    sendCode: sendTo("smsCode", ({ context }) => ({
      type: "smsCode.requested",
      request: {
        mobileNum: context.values.mobileNum.trim(),
        countryDialingCode: context.values.countryDialingCode,
      },
    })),
    goOnWithCode: enqueueActions(({ context, enqueue }, code: KeptCode) => {
      enqueue.assign(withKeptCode(context, code));
      enqueue.sendTo("smsCode", { type: "smsCode.kept", code });
    }),
    forgetTyped: assign({ values: emptyValues, captcha: noCaptcha }),
  },
});

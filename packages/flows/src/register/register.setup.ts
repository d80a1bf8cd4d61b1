import { assign, enqueueActions, sendTo, setup } from "xstate";
import { noCaptcha } from "../captcha/captcha.ts";
import { isSound, waitMsAfter } from "../shared/answers.ts";
import type { Failure } from "../shared/result.ts";
import { registerActors } from "./register.actors.ts";
import {
  emptyValues,
  fieldProblems,
  friendsCode,
  mobileProblems,
  shownFields,
  unknownPatterns,
} from "./register.rules.ts";
import type {
  RegisterContext,
  RegisterEvent,
  RegisterInput,
  RegisterOutput,
} from "./register.types.ts";

const wantsPicture = (context: RegisterContext): boolean =>
  shownFields(context).some(({ field }) => field === "captcha");

/** What every state of the registration may name: its context and events, actors, delays, guards and actions. */
export const registering = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    input: {} as RegisterInput,
    output: {} as RegisterOutput,
    children: {} as { smsCode: "smsCode"; captcha: "captcha" },
  },
  actors: registerActors,
  delays: {
    wait: ({ context }) => waitMsAfter(context.failure),
  },
  guards: {
    hasAffiliate: ({ context }) =>
      !["", friendsCode(context)].includes(context.values.affiliateCode.trim()),
    isSound: ({ context }) => isSound(fieldProblems(context)),
    hasAgreed: ({ context }) => context.agreed,
    hasUnknownPatterns: ({ context }) => unknownPatterns(context).length > 0,
    hasThirdPartyCode: ({ context }) =>
      context.rules.thirdPartySms &&
      context.values.verificationCode.trim() !== "",
    numberIsSound: ({ context }) => isSound(mobileProblems(context)),
  },
  actions: {
    clearFailure: assign({ failure: undefined }),
    showProblems: assign(({ context }) => ({
      fields: fieldProblems(context),
      termsMissing: !context.agreed,
    })),
    showMobileProblem: assign(({ context }) => ({
      fields: { ...context.fields, ...mobileProblems(context) },
    })),
    askForPicture: enqueueActions(({ context, enqueue }) => {
      if (wantsPicture(context))
        enqueue.sendTo("captcha", { type: "captcha.asked" });
    }),
    keepFailure: enqueueActions(({ context, enqueue }, failure: Failure) => {
      enqueue.assign({ failure });
      // A picture is valid for one try: after every rejection there is a new one.
      if (wantsPicture(context))
        enqueue.sendTo("captcha", { type: "captcha.asked" });
    }),
    sendCode: sendTo("smsCode", ({ context }) => ({
      type: "smsCode.requested",
      request: {
        mobileNum: context.values.mobileNum.trim(),
        countryDialingCode: context.values.countryDialingCode,
        regType: context.type,
      },
    })),
    forgetTyped: assign(({ context }) => ({
      values: emptyValues(context),
      captcha: noCaptcha,
    })),
  },
});

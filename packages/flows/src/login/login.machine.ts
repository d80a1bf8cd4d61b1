import { assign, sendTo } from "xstate";
import { captchaView, noCaptcha } from "../captcha/captcha.ts";
import { idleSmsCode, smsCodeView } from "../sms-code/sms-code.ts";
import { form } from "./login.form.ts";
import {
  emptyValues,
  noWork,
  withCaptcha,
  withCountries,
} from "./login.rules.ts";
import { login } from "./login.setup.ts";

/**
 * Signing in: by name and password, by a code on the phone, by another site, or for a trial.
 *
 * A refused try comes back to `editing` with everything that was typed. It ends in `signedIn` with a typed output.
 */
export const loginMachine = login.createMachine({
  id: "login",
  context: ({ input }) => ({
    ...input,
    tab: input.rules.tabs[0] ?? "username",
    values: {
      ...emptyValues,
      countryDialingCode: input.rules.dialingCodes[0]?.countryDialingCode ?? "",
    },
    smsCode: idleSmsCode,
    extraCheck: undefined,
    provider: undefined,
    remember: false,
    device: undefined,
    fields: {},
    failure: undefined,
    failedElsewhere: false,
    captcha: noCaptcha,
    work: noWork,
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
      ...form,
      invoke: [
        {
          src: "smsCode",
          id: "smsCode",
          input: ({ context }) => ({
            now: context.now,
            countsRequestTime: false,
          }),
          onSnapshot: {
            actions: assign({
              smsCode: ({ event }) => smsCodeView(event.snapshot),
            }),
          },
        },
        {
          src: "captcha",
          id: "captcha",
          onSnapshot: {
            actions: assign(({ context, event }) =>
              withCaptcha(context, captchaView(event.snapshot)),
            ),
          },
        },
      ],
      on: {
        "login.countriesCame": {
          actions: assign(({ context, event }) =>
            withCountries(context, event.dialingCodes),
          ),
        },
        "login.resumed": {
          actions: sendTo("smsCode", { type: "smsCode.resumed" }),
        },
        "login.captchaRefreshed": {
          actions: sendTo("captcha", { type: "captcha.refreshed" }),
        },
        "login.workChosen": {
          actions: assign(({ context, event }) => ({
            work: { ...context.work, chosen: event.chosen },
            fields: { ...context.fields, captcha: undefined },
          })),
        },
        "login.codeRefusalRead": {
          actions: sendTo("smsCode", { type: "smsCode.refusalRead" }),
        },
        "login.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            fields: { ...context.fields, [event.field]: undefined },
          })),
        },
        "login.rememberChanged": [
          {
            guard: ({ context, event }) =>
              !event.remember && context.rules.offersRemember,
            // What was kept goes now: nobody has to sign in again for it (LGN-21).
            actions: [assign({ remember: false }), "forgetDevice"],
          },
          { actions: assign({ remember: ({ event }) => event.remember }) },
        ],
      },
    },
    signedIn: { type: "final", entry: "forgetTyped" },
  },
});

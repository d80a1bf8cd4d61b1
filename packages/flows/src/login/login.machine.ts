import { assign, sendTo } from "xstate";
import { captchaView, noCaptcha } from "../captcha/captcha.ts";
import { accepted, given, type Answered } from "../shared/answers.ts";
import { idleSmsCode, smsCodeView } from "../sms-code/sms-code.ts";
import {
  emptyValues,
  noWork,
  recalled,
  withCaptcha,
  withCountries,
} from "./login.rules.ts";
import { failureOf, login, plainDefect } from "./login.setup.ts";
import { trying } from "./login.trying.ts";
import type { SignInOutput } from "./login.types.ts";

/** This event comes with the form, so it is handled while the form is still the start of a try. */
const codeKept = login.createStateConfig({
  on: {
    "login.codeKept": {
      actions: { type: "goOnWithCode", params: ({ event }) => event.code },
    },
  },
}).on;

const outputOf = ({ event }: Answered<SignInOutput>) => event.output;

/** A login without a form, so no password needs judging; a rejection is shown where the login was chosen. */
const wayIn = {
  onDone: [
    {
      guard: accepted,
      target: "settling",
      actions: { type: "letIn", params: outputOf },
    },
    {
      target: "editing",
      actions: {
        type: "refuseElsewhere",
        params: ({ event }: Answered<SignInOutput>) => failureOf(event.output),
      },
    },
  ],
  onError: {
    target: "editing",
    actions: { type: "refuseElsewhere", params: plainDefect },
  },
} as const;

/**
 * Logging in: by username and password, by a code sent to the mobile number, through another site, or as a trial
 * user.
 *
 * A rejected try returns to `editing` with everything that was typed. It ends in `signedIn` with a typed output.
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
    failureElsewhere: undefined,
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
            // The stored login is cleared immediately, without the need to log in again (LGN-21).
            actions: [assign({ remember: false }), "forgetDevice"],
          },
          { actions: assign({ remember: ({ event }) => event.remember }) },
        ],
      },
      initial: "recalling",
      states: {
        /** What this device remembers is being read; typing is already possible. */
        recalling: {
          on: codeKept,
          invoke: {
            src: "recall",
            onDone: {
              target: "editing",
              actions: assign(({ context, event }) =>
                recalled(context, given(event.output)),
              ),
            },
            onError: "editing",
          },
        },

        editing: {
          on: {
            ...codeKept,
            "login.submitted": [
              {
                guard: "fieldsAreFilled",
                target: "trying",
                actions: "clearFailure",
              },
              { actions: "showProblems" },
            ],
            "login.tabChosen": {
              actions: [
                assign({ tab: ({ event }) => event.tab }),
                "clearFailure",
              ],
            },
            "login.codeRequested": [
              { guard: "numberIsSound", actions: ["clearFailure", "sendCode"] },
              { actions: "showMobileProblem" },
            ],
            "login.socialChosen": {
              target: "awaitingProvider",
              actions: [
                assign({ provider: ({ event }) => event.provider }),
                "clearFailure",
              ],
            },
            "login.freePlayChosen": {
              target: "startingTrial",
              actions: "clearFailure",
            },
          },
        },

        trying,

        /** Login through another site (LGN-06). */
        awaitingProvider: {
          invoke: {
            src: "socialSignIn",
            input: ({ context }) => ({
              provider: context.provider ?? "google",
            }),
            ...wayIn,
          },
          on: { "login.abandoned": "editing" },
        },

        /** A trial begins (LGN-07). */
        startingTrial: { invoke: { src: "freePlay", ...wayIn } },

        /**
         * The platform has accepted the login; on the agents' page it is checked whether the account is an agent's
         * (OPN-70).
         */
        settling: {
          initial: "deciding",
          states: {
            deciding: {
              always: [
                { guard: "isForAgents", target: "checkingAgent" },
                "#login.signedIn",
              ],
            },
            checkingAgent: {
              invoke: {
                src: "checkAgent",
                input: ({ context }) => ({
                  token: context.signedIn?.token ?? "",
                }),
                onDone: [
                  {
                    guard: ({ event }) =>
                      "ok" in event.output && event.output.ok,
                    target: "#login.signedIn",
                  },
                  {
                    target: "#login.open.editing",
                    actions: {
                      type: "turnAway",
                      params: ({ event }) =>
                        "error" in event.output
                          ? event.output.error
                          : { reason: "NON_AGENT" as const },
                    },
                  },
                ],
                onError: {
                  target: "#login.open.editing",
                  actions: { type: "turnAway", params: plainDefect },
                },
              },
            },
          },
        },
      },
    },
    signedIn: { type: "final", entry: "forgetTyped" },
  },
});

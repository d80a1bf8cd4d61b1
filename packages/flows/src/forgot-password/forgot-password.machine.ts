import { assign, sendTo, setup } from "xstate";
import { trimmed } from "@foyer/platform/validation";
import {
  accepted,
  brokenTo,
  given,
  isSound,
  refusedTo,
  waitMsAfter,
} from "../shared/answers.ts";
import type { Failure } from "../shared/result.ts";
import { idleSmsCode, smsCodeView } from "../sms-code/sms-code.ts";
import { forgotPasswordActors } from "./forgot-password.actors.ts";
import {
  emptyValues,
  fieldProblems,
  mobileProblems,
} from "./forgot-password.rules.ts";
import type {
  ForgotContext,
  ForgotEvent,
  ForgotInput,
  ForgotOutput,
} from "./forgot-password.types.ts";

/**
 * A new password for a member who cannot log in: by e-mail, or by a code sent to the mobile number.
 *
 * A rejected try returns to `editing` with everything that was typed (FGT-08). The output says what the member does
 * next.
 */
export const forgotPasswordMachine = setup({
  types: {
    context: {} as ForgotContext,
    events: {} as ForgotEvent,
    input: {} as ForgotInput,
    output: {} as ForgotOutput,
    children: {} as { smsCode: "smsCode" },
  },
  actors: forgotPasswordActors,
  delays: {
    wait: ({ context }) => waitMsAfter(context.failure),
  },
  guards: {
    isSound: ({ context }) => isSound(fieldProblems(context)),
    byMail: ({ context }) => context.route === "email",
    numberIsSound: ({ context }) => isSound(mobileProblems(context)),
    mustWait: ({ context }) => context.failure?.reason === "TOO_MANY_REQUESTS",
  },
  actions: {
    clearFailure: assign({ failure: undefined, fields: {} }),
    showProblems: assign({ fields: ({ context }) => fieldProblems(context) }),
    showMobileProblem: assign({
      fields: ({ context }) => mobileProblems(context),
    }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    sendCode: sendTo("smsCode", ({ context }) => ({
      type: "smsCode.requested",
      request: {
        mobileNum: context.values.mobileNum.trim(),
        countryDialingCode: context.values.countryDialingCode,
      },
    })),
    forgetTyped: assign({ values: emptyValues, ticket: undefined }),
  },
}).createMachine({
  id: "forgotPassword",
  context: ({ input }) => ({
    ...input,
    route: input.rules.routes[0] ?? "email",
    values: {
      ...emptyValues,
      countryDialingCode: input.rules.dialingCodes[0]?.countryDialingCode ?? "",
    },
    fields: {},
    failure: undefined,
    smsCode: idleSmsCode,
    ticket: undefined,
    token: undefined,
  }),
  output: ({ context }) => {
    if (context.route === "email") return { outcome: "mailSent" };
    return context.token === undefined
      ? { outcome: "passwordSet" }
      : { outcome: "signedIn", token: context.token };
  },
  initial: "open",
  states: {
    open: {
      initial: "editing",
      invoke: {
        src: "smsCode",
        id: "smsCode",
        input: ({ context }) => ({ now: context.now, countsRequestTime: true }),
        onSnapshot: {
          actions: assign({
            smsCode: ({ event }) => smsCodeView(event.snapshot),
          }),
        },
      },
      on: {
        "forgotPassword.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            fields: { ...context.fields, [event.field]: undefined },
          })),
        },
        "forgotPassword.resumed": {
          actions: sendTo("smsCode", { type: "smsCode.resumed" }),
        },
        "forgotPassword.codeKept": {
          actions: [
            assign(({ context, event }) => {
              const { mobileNum, countryDialingCode } = event.code;
              if (!context.rules.routes.includes("phone")) return {};
              return {
                route: "phone",
                values: { ...context.values, mobileNum, countryDialingCode },
              };
            }),
            sendTo("smsCode", ({ event }) => ({
              type: "smsCode.kept",
              code: event.code,
            })),
          ],
        },
        "forgotPassword.codeRefusalRead": {
          actions: sendTo("smsCode", { type: "smsCode.refusalRead" }),
        },
      },
      states: {
        editing: {
          on: {
            "forgotPassword.routeChosen": {
              actions: [
                assign({ route: ({ event }) => event.route }),
                "clearFailure",
              ],
            },
            "forgotPassword.codeRequested": [
              { guard: "numberIsSound", actions: ["clearFailure", "sendCode"] },
              { actions: "showMobileProblem" },
            ],
            "forgotPassword.submitted": [
              {
                guard: "isSound",
                target: "judgingRoute",
                actions: "clearFailure",
              },
              { actions: "showProblems" },
            ],
          },
        },

        judgingRoute: {
          always: [
            { guard: "byMail", target: "sendingMail" },
            "settingPassword",
          ],
        },

        sendingMail: {
          invoke: {
            src: "sendMail",
            input: ({ context }) => {
              const { username, email } = trimmed(context.values);
              return { username, email };
            },
            onDone: [
              {
                guard: accepted,
                target: "#forgotPassword.ended",
              },
              refusedTo("refused"),
            ],
            onError: brokenTo("refused"),
          },
        },

        settingPassword: {
          invoke: {
            src: "setPassword",
            input: ({ context }) => {
              const {
                newPassword,
                mobileNum,
                countryDialingCode,
                verificationCode,
              } = trimmed(context.values);
              return {
                newPassword,
                mobileNum,
                countryDialingCode,
                verificationCode,
              };
            },
            onDone: [
              {
                guard: accepted,
                target: "signingIn",
                actions: assign({
                  ticket: ({ event }) => given(event.output),
                }),
              },
              refusedTo("refused"),
            ],
            onError: brokenTo("refused"),
          },
        },

        /**
         * The password is set regardless of this outcome; a failure only means that the member logs in manually
         * (OPN-73).
         */
        signingIn: {
          invoke: {
            src: "signIn",
            input: ({ context }) => ({
              account: context.ticket?.account ?? "",
              loginTicket: context.ticket?.loginTicket ?? "",
              password: context.values.newPassword.trim(),
            }),
            onDone: {
              target: "#forgotPassword.ended",
              actions: assign({
                token: ({ event }) => given(event.output)?.token,
              }),
            },
            onError: "#forgotPassword.ended",
          },
        },

        refused: {
          always: [{ guard: "mustWait", target: "waiting" }, "editing"],
        },

        /** Too many tries: nothing is sent until the wait is over (CFG-03). */
        waiting: {
          after: { wait: { target: "editing", actions: "clearFailure" } },
        },
      },
    },
    ended: { type: "final", entry: "forgetTyped" },
  },
});

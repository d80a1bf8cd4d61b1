import { assign, sendTo } from "xstate";
import { captchaView, noCaptcha } from "../captcha/captcha.ts";
import { idleSmsCode, smsCodeView } from "../sms-code/sms-code.ts";
import {
  emptyValues,
  fieldProblems,
  withCaptcha,
  withKeptCode,
} from "./register.rules.ts";
import { registering } from "./register.setup.ts";
import { trying } from "./register.trying.ts";

/**
 * Opening an account, by username or by mobile number, with the fields that the platform asks for.
 *
 * A rejected try returns to `editing` with everything that was typed. It ends in `registered`, logged in.
 */
export const registerMachine = registering.createMachine({
  id: "register",
  context: ({ input }) => ({
    ...input,
    type: input.rules.types[0] ?? "username",
    values: emptyValues(input),
    agreed: false,
    fields: {},
    termsMissing: false,
    failure: undefined,
    smsCode: idleSmsCode,
    captcha: noCaptcha,
    botCheck: undefined,
    phoneProof: undefined,
    signedIn: undefined,
  }),
  output: ({ context }) => context.signedIn ?? { token: "", firstLogin: false },
  initial: "open",
  states: {
    open: {
      initial: "beginning",
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
        "register.fieldChanged": {
          actions: assign(({ context, event }) => ({
            values: { ...context.values, [event.field]: event.value },
            fields: { ...context.fields, [event.field]: undefined },
          })),
        },
        "register.agreed": {
          actions: assign(({ event }) => ({
            agreed: event.agreed,
            termsMissing: false,
          })),
        },
        "register.resumed": {
          actions: sendTo("smsCode", { type: "smsCode.resumed" }),
        },
        "register.codeKept": {
          actions: [
            assign(({ context, event }) => withKeptCode(context, event.code)),
            sendTo("smsCode", ({ event }) => ({
              type: "smsCode.kept",
              code: event.code,
            })),
          ],
        },
        "register.codeRefusalRead": {
          actions: sendTo("smsCode", { type: "smsCode.refusalRead" }),
        },
        "register.captchaRefreshed": {
          actions: sendTo("captcha", { type: "captcha.refreshed" }),
        },
      },
      states: {
        /** The children of `open` are running now and receive events. */
        beginning: { entry: "askForPicture", always: "editing" },
        editing: {
          on: {
            "register.submitted": { target: "trying", actions: "clearFailure" },
            // Not before a field is left: errors are not shown while typing.
            "register.fieldLeft": {
              actions: assign(({ context, event }) => ({
                fields: {
                  ...context.fields,
                  ...(context.values[event.field] === ""
                    ? {}
                    : fieldProblems(context, event.field)),
                },
              })),
            },
            "register.typeChosen": {
              actions: [
                assign(({ event }) => ({
                  type: event.registerType,
                  fields: {},
                  termsMissing: false,
                })),
                "clearFailure",
                "askForPicture",
              ],
            },
            "register.codeRequested": [
              { guard: "numberIsSound", actions: "sendCode" },
              { actions: "showMobileProblem" },
            ],
          },
        },
        trying,
      },
    },
    registered: { type: "final", entry: "forgetTyped" },
  },
});

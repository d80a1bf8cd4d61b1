import { assign } from "xstate";
import { captcha } from "./login.captcha.ts";
import { form } from "./login.form.ts";
import { emptyValues, login } from "./login.setup.ts";

/**
 * Signing in with a name and a password.
 *
 * While it is `open`, two regions run side by side: `form` is what the person waits for; `captcha` is whether
 * the platform wants a picture read, and which. A refused try comes back to `editing` with everything that was
 * typed. It ends in `signedIn` with a typed output.
 */
export const loginMachine = login.createMachine({
  id: "login",
  context: ({ input }) => ({
    rules: input.rules,
    values: emptyValues,
    remember: false,
    fields: {},
    failure: undefined,
    captchaNeeded: false,
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
        form,
        captcha,
      },
    },
    signedIn: { type: "final", entry: "forgetTyped" },
  },
});

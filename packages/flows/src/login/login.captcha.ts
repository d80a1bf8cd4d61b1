import { assign } from "xstate";
import { login } from "./login.setup.ts";

/** Whether the platform wants a picture read, and which. */
export const captcha = login.createStateConfig({
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
              captcha: "ok" in event.output ? event.output.ok : undefined,
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
});

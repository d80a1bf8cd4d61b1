import { assign, setup } from "xstate";
import { captchaThrottleMs } from "@foyer/platform/constants";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  CaptchaContext,
  CaptchaEvent,
  CaptchaOutput,
} from "./captcha.types.ts";

/**
 * A picture that has to be read: none until it is asked for, then one at a time.
 *
 * It never ends: whoever invokes it ends it.
 */
export const captchaMachine = setup({
  types: { context: {} as CaptchaContext, events: {} as CaptchaEvent },
  actors: {
    /** A new picture (W-07). */
    loadCaptcha: unprovidedPromise<CaptchaOutput>("loadCaptcha"),
  },
  delays: { throttle: captchaThrottleMs },
}).createMachine({
  id: "captcha",
  context: { picture: undefined },
  initial: "notNeeded",
  on: { "captcha.asked": ".loading" },
  states: {
    notNeeded: {},
    loading: {
      invoke: {
        src: "loadCaptcha",
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output,
            target: "shown",
            actions: assign({
              picture: ({ event }) =>
                "ok" in event.output ? event.output.ok : undefined,
            }),
          },
          { target: "unavailable" },
        ],
        onError: "unavailable",
      },
    },
    /** It stays for a second at least, so that a nervous hand does not ask for ten (SMS-09). */
    shown: {
      initial: "fresh",
      states: {
        fresh: { after: { throttle: "refreshable" } },
        refreshable: { on: { "captcha.refreshed": "#captcha.loading" } },
      },
    },
    unavailable: { on: { "captcha.refreshed": "loading" } },
  },
});

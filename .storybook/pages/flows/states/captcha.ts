import { captchaMachine, type CaptchaEvent } from "@foyer/flows/captcha";
import { captchaThrottleMs } from "@foyer/platform/constants";
import {
  answers,
  atState,
  silent,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { captcha as answering } from "./samples.ts";
import { reasons, storied } from "./storied.ts";

const silentOne = captchaMachine.provide({ actors: { loadCaptcha: silent() } });
const refusing = captchaMachine.provide({
  actors: { loadCaptcha: answers({ error: { reason: "NETWORK" } }) },
});
const asked: CaptchaEvent = { type: "captcha.asked" };

/** A picture that has to be read. */
export const captchaStates = storied({
  machine: captchaMachine,
  ways: {
    loading: () => atState(silentOne, { events: [asked, "loading"] }),
    fresh: () => atState(answering, { events: [asked, "shown.fresh"] }),
    refreshable: () =>
      atState(answering, {
        events: [
          asked,
          "shown.fresh",
          { passesMs: captchaThrottleMs },
          "shown.refreshable",
        ],
      }),
    unavailable: () => atState(refusing, { events: [asked, "unavailable"] }),
  },
  unseen: { notNeeded: reasons.nothing },
});

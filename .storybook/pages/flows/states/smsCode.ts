import {
  smsCodeMachine,
  type SendCodeOutput,
  type SmsCodeEvent,
} from "@foyer/flows/sms-code";
import {
  answers,
  atState,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { now } from "./samples.ts";
import { storied } from "./storied.ts";

const request: SmsCodeEvent = {
  type: "smsCode.requested",
  request: { mobileNum: "123456789", countryDialingCode: "60" },
};

const smsCodeAt = (
  events: readonly Step<typeof smsCodeMachine>[],
  answer?: SendCodeOutput,
) =>
  atState(
    smsCodeMachine.provide({
      actors: { sendCode: answer ? answers(answer) : silent() },
    }),
    { input: { now, countsRequestTime: false }, events },
  );

/** Asking for a code by text message. */
export const smsCodeStates = storied({
  machine: smsCodeMachine,
  ways: {
    ready: () => smsCodeAt(["ready"]),
    sending: () => smsCodeAt([request, "sending"]),
    counting: () =>
      smsCodeAt([request, "counting"], { ok: { expiredMinutes: 1 } }),
    countingAfterTooMany: () =>
      smsCodeAt([request, "counting"], {
        error: { reason: "TOO_MANY_REQUESTS", retryAfter: 45 },
      }),
    refused: () =>
      smsCodeAt([request, "refused"], { error: { reason: "MOBILE_INVALID" } }),
  },
  unseen: {},
});

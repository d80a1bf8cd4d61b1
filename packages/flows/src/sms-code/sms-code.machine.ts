import { assign, setup } from "xstate";
import { tooManyRequestsWaitMs } from "@foyer/platform/constants";
import { defect, type Failure } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";
import type {
  CodeRequest,
  SendCodeOutput,
  SmsCodeContext,
  SmsCodeEvent,
  SmsCodeInput,
} from "./sms-code.types.ts";

const secondMs = 1000;
const defaultMinutes = 1;

const secondsUntil = ({ now, endsAt }: SmsCodeContext): number =>
  Math.max(0, Math.ceil((endsAt - now()) / secondMs));

/** When the wait ends after a code was sent. */
function endOfWait(context: SmsCodeContext, output: SendCodeOutput): number {
  const { expiredMinutes = defaultMinutes } = "ok" in output ? output.ok : {};
  const now = context.now();
  const waitMs = expiredMinutes * 60 * secondMs;
  const tookMs = Math.max(0, now - context.askedAt);
  const counted = context.countsRequestTime
    ? Math.floor(tookMs / secondMs) * secondMs
    : 0;
  return now + Math.max(0, waitMs - counted);
}

const isTooMany = (output: SendCodeOutput): output is { error: Failure } =>
  "error" in output && output.error.reason === "TOO_MANY_REQUESTS";

/**
 * Asking for a code by text message, and the wait before the next (SMS-01 … SMS-12).
 *
 * The seconds are worked out anew from the clock at every tick, so that a tab that slept shows the right figure
 * when it wakes. It never ends: whoever invokes it ends it.
 */
export const smsCodeMachine = setup({
  types: {
    context: {} as SmsCodeContext,
    events: {} as SmsCodeEvent,
    input: {} as SmsCodeInput,
  },
  actors: {
    /** Sends the code (W-06, W-09, W-10, W-11, or a third party's). */
    sendCode: unprovidedPromise<SendCodeOutput, CodeRequest>("sendCode"),
  },
  delays: { tick: secondMs, throttle: secondMs },
  guards: { isOver: ({ context }) => secondsUntil(context) === 0 },
  actions: {
    look: assign({ secondsLeft: ({ context }) => secondsUntil(context) }),
  },
}).createMachine({
  id: "smsCode",
  context: ({ input }) => ({
    ...input,
    request: undefined,
    askedAt: 0,
    endsAt: 0,
    secondsLeft: 0,
    sent: false,
    kept: false,
    failure: undefined,
  }),
  initial: "ready",
  on: { "smsCode.refusalRead": { actions: assign({ failure: undefined }) } },
  states: {
    ready: {
      entry: assign({ secondsLeft: 0 }),
      on: {
        // Whatever is left of the wait goes on where it was.
        "smsCode.kept": {
          guard: ({ event }) => event.code.waitMs > 0,
          target: "counting",
          actions: assign(({ context, event }) => ({
            kept: true,
            sent: event.code.sent,
            endsAt: context.now() + event.code.waitMs,
          })),
        },
        "smsCode.requested": {
          target: "sending",
          actions: assign(({ context, event }) => ({
            request: event.request,
            askedAt: context.now(),
            kept: false,
            failure: undefined,
          })),
        },
      },
    },

    sending: {
      invoke: {
        src: "sendCode",
        input: ({ context }) =>
          context.request ?? { mobileNum: "", countryDialingCode: "" },
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output,
            target: "counting",
            actions: assign(({ context, event }) => ({
              sent: true,
              endsAt: endOfWait(context, event.output),
            })),
          },
          {
            // The platform asks for patience: the button waits, and the sentence says why (CFG-03).
            guard: ({ event }) => isTooMany(event.output),
            target: "counting",
            actions: assign(({ context, event }) => {
              const failure =
                "error" in event.output ? event.output.error : defect;
              const waitMs =
                failure.retryAfter === undefined
                  ? tooManyRequestsWaitMs
                  : failure.retryAfter * secondMs;
              return { failure, endsAt: context.now() + waitMs };
            }),
          },
          {
            target: "refused",
            actions: assign({
              failure: ({ event }) =>
                "error" in event.output ? event.output.error : defect,
            }),
          },
        ],
        onError: { target: "refused", actions: assign({ failure: defect }) },
      },
    },

    /** No wait after a refusal (SMS-12), but a nervous hand is held for a second (SMS-08). */
    refused: { after: { throttle: "ready" } },

    counting: {
      entry: "look",
      on: {
        "smsCode.resumed": [
          { guard: "isOver", target: "ready" },
          { actions: "look" },
        ],
      },
      after: {
        tick: [
          { guard: "isOver", target: "ready" },
          { target: "counting", reenter: true },
        ],
      },
    },
  },
});

import { assign, setup, type SnapshotFrom } from "xstate";
import type { RegisterType } from "@foyer/platform/calls";
import { accepted, failureOf, waitMsAfter } from "../shared/answers.ts";
import { defect, type Failure, type Result } from "../shared/result.ts";
import { unprovidedPromise } from "../shared/unprovided.ts";

/** Where a code goes. */
export interface CodeRequest {
  readonly mobileNum: string;
  /** Without "+". */
  readonly countryDialingCode: string;
  /** For a registration: which of its two calls sends the code. */
  readonly regType?: RegisterType;
}

export interface SmsCodeInput {
  /**
   * Milliseconds elapsed since some fixed moment; sleep and throttled tabs count, and changing the device's clock has
   * no effect. Only differences of it are used.
   */
  readonly now: () => number;
  /** Whether the duration of the request counts towards the wait (SMS-02, OPN-33). */
  readonly countsRequestTime: boolean;
}

export interface SmsCodeContext extends SmsCodeInput {
  readonly request: CodeRequest | undefined;
  /** Reading of `now` when the request was sent. */
  readonly askedAt: number;
  /** Reading of `now` at which the next code may be requested. */
  readonly endsAt: number;
  /** Shown on the button (SMS-04); 0 while it can be pressed. */
  readonly secondsLeft: number;
  /** A code is on its way and may be typed in. */
  readonly sent: boolean;
  /** The code, or the wait, is from before this form was opened. */
  readonly kept: boolean;
  readonly failure: Failure | undefined;
}

/** The request made earlier in this visit, before the form was opened. */
export interface KeptCode extends Pick<
  CodeRequest,
  "mobileNum" | "countryDialingCode" | "regType"
> {
  /** Time until another may be requested, in ms; 0 when it may be. */
  readonly waitMs: number;
  /** True: a code was sent; false: the platform asked for a wait. */
  readonly sent: boolean;
}

export type SmsCodeEvent =
  | { type: "smsCode.kept"; code: KeptCode }
  | { type: "smsCode.requested"; request: CodeRequest }
  /** The page came back from the background: the remaining time is recomputed. */
  | { type: "smsCode.resumed" }
  /** The message of a rejection was read (SMS-11). */
  | { type: "smsCode.refusalRead" };

/** Minutes until the next may be sent; absent: one (SMS-05). */
export type SendCodeOutput = Result<{ readonly expiredMinutes?: number }>;

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
 * Requesting a code by SMS, and the wait before the next (SMS-01 … SMS-12).
 *
 * The seconds are recomputed from the clock at every tick, so that a tab that slept shows the right figure when it
 * wakes. It has no final state: the machine that invokes it stops it.
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
        // The rest of the wait continues from where it was.
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
            guard: accepted,
            target: "counting",
            actions: assign(({ context, event }) => ({
              sent: true,
              endsAt: endOfWait(context, event.output),
            })),
          },
          {
            // The platform asks for a wait: the button is disabled, and the message says why (CFG-03).
            guard: ({ event }) => isTooMany(event.output),
            target: "counting",
            actions: assign(({ context, event }) => {
              const failure = failureOf(event.output);
              return { failure, endsAt: context.now() + waitMsAfter(failure) };
            }),
          },
          {
            target: "refused",
            actions: assign({
              failure: ({ event }) => failureOf(event.output),
            }),
          },
        ],
        onError: { target: "refused", actions: assign({ failure: defect }) },
      },
    },

    /** No wait after a rejection (SMS-12), but repeated presses are held off for a second (SMS-08). */
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

/** What the button beside a code field shows. */
export interface SmsCodeView {
  readonly sending: boolean;
  /** The button is enabled. */
  readonly canSend: boolean;
  /** Seconds until it is enabled again; 0 when it is. */
  readonly secondsLeft: number;
  /** A code was sent at least once. */
  readonly sent: boolean;
  /** That code is from before the form was opened, and can still be used. */
  readonly stillWorks: boolean;
  /** Shown in a warning that has to be confirmed (SMS-11). */
  readonly failure: Failure | undefined;
}

/** Before the first snapshot. */
export const idleSmsCode: SmsCodeView = {
  sending: false,
  canSend: true,
  secondsLeft: 0,
  sent: false,
  stillWorks: false,
  failure: undefined,
};

/**
 * Turns a snapshot into what the button shows.
 *
 * @example smsCodeView(actor.getSnapshot()).secondsLeft // 48
 */
export function smsCodeView(
  snapshot: SnapshotFrom<typeof smsCodeMachine>,
): SmsCodeView {
  const { secondsLeft, sent, kept, failure } = snapshot.context;
  return {
    sending: snapshot.matches("sending"),
    canSend: snapshot.matches("ready"),
    secondsLeft,
    sent,
    stillWorks: kept && sent && snapshot.matches("counting"),
    failure,
  };
}

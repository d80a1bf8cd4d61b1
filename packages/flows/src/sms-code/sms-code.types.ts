import type { RegisterType } from "@foyer/platform/calls";
import type { Failure, Result } from "../shared/result.ts";

/** Where a code goes. */
export interface CodeRequest {
  readonly mobileNum: string;
  /** Without "+". */
  readonly countryDialingCode: string;
  /** Of a registration: which of its two calls sends the code. */
  readonly regType?: RegisterType;
}

export interface SmsCodeInput {
  /**
   * Milliseconds that have passed since some moment; sleep and throttled tabs count, a clock that is set anew
   * does not matter. Differences of it are all that is used.
   */
  readonly now: () => number;
  /** Whether the time that the request took is part of the wait (SMS-02, OPN-33). */
  readonly countsRequestTime: boolean;
}

export interface SmsCodeContext extends SmsCodeInput {
  readonly request: CodeRequest | undefined;
  /** Reading of `now` when the request went out. */
  readonly askedAt: number;
  /** Reading of `now` at which the next code may be asked for. */
  readonly endsAt: number;
  /** Shown on the button (SMS-04); 0 while it can be pressed. */
  readonly secondsLeft: number;
  /** A code is on its way: what was sent may be typed in. */
  readonly sent: boolean;
  /** That code, or the wait, is from before this form was opened. */
  readonly kept: boolean;
  readonly failure: Failure | undefined;
}

/** What was asked for before the form was opened, in this visit. */
export interface KeptCode extends Pick<
  CodeRequest,
  "mobileNum" | "countryDialingCode" | "regType"
> {
  /** Until another may be asked for, in ms; 0 when it may be. */
  readonly waitMs: number;
  /** A code went out; else the platform asked for patience. */
  readonly sent: boolean;
}

export type SmsCodeEvent =
  | { type: "smsCode.kept"; code: KeptCode }
  | { type: "smsCode.requested"; request: CodeRequest }
  /** The page came back from the background: the time is looked at again. */
  | { type: "smsCode.resumed" }
  /** The sentence of a refusal was read (SMS-11). */
  | { type: "smsCode.refusalRead" };

/** Minutes until the next may be sent; absent: one (SMS-05). */
export type SendCodeOutput = Result<{ readonly expiredMinutes?: number }>;

import type { SnapshotFrom } from "xstate";
import type { Failure } from "../shared/result.ts";
import type { smsCodeMachine } from "./sms-code.machine.ts";

/** What the button beside a code's field shows. */
export interface SmsCodeView {
  readonly sending: boolean;
  /** The button works. */
  readonly canSend: boolean;
  /** Until it works again; 0 when it does. */
  readonly secondsLeft: number;
  /** A code was sent at least once. */
  readonly sent: boolean;
  /** That code is from before the form was opened, and may still be typed in. */
  readonly stillWorks: boolean;
  /** To be shown in a warning that is confirmed (SMS-11). */
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

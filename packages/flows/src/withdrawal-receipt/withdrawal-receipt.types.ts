import type { Receipt, ReceiptAnswer } from "@foyer/platform/calls";
import type { MoneyStepView } from "../money-step/money-step.ts";
import type { ImageProblem, SentImage } from "../shared/images.ts";
import type { Failure, Result } from "../shared/result.ts";

/** The request of W-69. */
export type ReceiptBody = {
  readonly id: string;
  readonly answer: ReceiptAnswer;
  /** Empty but for "Not received". */
  readonly imageIds: readonly string[];
};

export interface WithdrawalReceiptInput {
  /** As the list has it (W-67). */
  readonly receipt: Receipt;
  /**
   * The platform's time, epoch ms: its own word once, and what has passed since on a clock that nobody sets and
   * that sleep does not stop. Never the device's wall clock.
   */
  readonly platformNow: () => number;
  /** The device's clock, epoch ms: how old an entry of the journal is. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newKey: () => string;
}

export interface WithdrawalReceiptContext extends WithdrawalReceiptInput {
  /** Never chosen for the person. */
  readonly answer: ReceiptAnswer | undefined;
  readonly images: readonly SentImage[];
  /** Of the pictures above, once they are with the platform. */
  readonly imageIds: readonly string[];
  readonly imageProblem: ImageProblem | undefined;
  /** The person has read that a forced receipt is not refunded (OPN-07). */
  readonly acknowledged: boolean;
  /** The confirmation came without it. */
  readonly acknowledgementMissing: boolean;
  readonly failure: Failure | undefined;
  /** Why the record could not be read anew. */
  readonly readFailure: Failure | undefined;
  /** Another tab was faster: nothing was sent here. */
  readonly elsewhere: boolean;
  /** The journal's revision that this dialog has seen. */
  readonly seen: number;
  readonly step: MoneyStepView<ReceiptBody> | undefined;
  /** Undefined: no timer is shown (OPN-06). */
  readonly secondsLeft: number | undefined;
  /** The person was warned that the time runs out. */
  readonly warned: boolean;
  readonly sending: boolean;
  /** An answer of the member was taken. */
  readonly answered: boolean;
}

export type WithdrawalReceiptEvent =
  | { type: "withdrawalReceipt.answerChosen"; answer: ReceiptAnswer }
  /** Back to the choice. */
  | { type: "withdrawalReceipt.reconsidered" }
  | { type: "withdrawalReceipt.imagesChanged"; images: readonly SentImage[] }
  | { type: "withdrawalReceipt.acknowledged"; acknowledged: boolean }
  /** Names the decision itself, so that no Enter and no focus left behind can make another one. */
  | { type: "withdrawalReceipt.confirmed"; answer: ReceiptAnswer }
  | { type: "withdrawalReceipt.askedAgain" }
  | { type: "withdrawalReceipt.setAside" }
  /** The page came back from the background: the time is looked at again. */
  | { type: "withdrawalReceipt.resumed" }
  /** The record is to be read anew: the person asks, or a live event says so. */
  | { type: "withdrawalReceipt.refreshed" };

export type WithdrawalReceiptEmitted =
  /** Once, when little time is left. */
  { type: "withdrawalReceipt.timeWarned"; secondsLeft: number };

export interface WithdrawalReceiptOutput {
  readonly receipt: Receipt;
  /** Who ended it: the member's answer, the time that ran out, or the platform. */
  readonly settledBy: "member" | "timeout" | "platform";
}

export type ReadReceiptOutput = Result<Receipt>;
export type ProofOutput = Result<
  readonly { readonly imageId: string; readonly url: string }[]
>;

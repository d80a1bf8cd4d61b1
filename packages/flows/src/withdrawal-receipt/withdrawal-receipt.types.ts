import type { Receipt, ReceiptAnswer } from "@foyer/platform/calls";
import type { MoneyStepView } from "../money-step/money-step.ts";
import type { ImageProblem, SentImage } from "../shared/images.ts";
import type { Failure, Result } from "../shared/result.ts";

/** The request of W-69. */
export type ReceiptBody = {
  readonly id: string;
  readonly answer: ReceiptAnswer;
  /** Empty except for "Not received". */
  readonly imageIds: readonly string[];
};

export interface WithdrawalReceiptInput {
  /** As listed by W-67. */
  readonly receipt: Receipt;
  /**
   * The platform's time, epoch ms: its reported time plus what has elapsed since, on a monotonic clock that includes
   * sleep. Never the device's wall clock.
   */
  readonly platformNow: () => number;
  /** The device's clock, epoch ms; dates the journal's entries. */
  readonly now: () => number;
  /** Makes a UUID. */
  readonly newKey: () => string;
}

export interface WithdrawalReceiptContext extends WithdrawalReceiptInput {
  /** Never preselected. */
  readonly answer: ReceiptAnswer | undefined;
  readonly images: readonly SentImage[];
  /** Ids of the pictures above, once uploaded. */
  readonly imageIds: readonly string[];
  readonly imageProblem: ImageProblem | undefined;
  /** The member has read that a withdrawal closed by the platform is not refunded (OPN-07). */
  readonly acknowledged: boolean;
  /** It was confirmed without the acknowledgement. */
  readonly acknowledgementMissing: boolean;
  readonly failure: Failure | undefined;
  /** Why the record could not be read again. */
  readonly readFailure: Failure | undefined;
  /** Another tab was faster: nothing was sent here. */
  readonly elsewhere: boolean;
  /** The latest revision of the journal that this dialog has seen. */
  readonly seen: number;
  readonly step: MoneyStepView<ReceiptBody> | undefined;
  /** Undefined: no timer is shown (OPN-06). */
  readonly secondsLeft: number | undefined;
  /** The member was warned that time is running out. */
  readonly warned: boolean;
  readonly sending: boolean;
  /** An answer of the member was accepted. */
  readonly answered: boolean;
}

export type WithdrawalReceiptEvent =
  | { type: "withdrawalReceipt.answerChosen"; answer: ReceiptAnswer }
  /** Back to the choice. */
  | { type: "withdrawalReceipt.reconsidered" }
  | { type: "withdrawalReceipt.imagesChanged"; images: readonly SentImage[] }
  | { type: "withdrawalReceipt.acknowledged"; acknowledged: boolean }
  /** Names the decision itself, so that no Enter key or stale focus can make another one. */
  | { type: "withdrawalReceipt.confirmed"; answer: ReceiptAnswer }
  | { type: "withdrawalReceipt.askedAgain" }
  | { type: "withdrawalReceipt.setAside" }
  /** The page came back from the background: the remaining time is recomputed. */
  | { type: "withdrawalReceipt.resumed" }
  /** The record has to be read again: the member asks, or a live event says so. */
  | { type: "withdrawalReceipt.refreshed" };

export type WithdrawalReceiptEmitted =
  /** Emitted once, when little time is left. */
  { type: "withdrawalReceipt.timeWarned"; secondsLeft: number };

export interface WithdrawalReceiptOutput {
  readonly receipt: Receipt;
  /** Who settled it: the member's answer, the timeout, or the platform. */
  readonly settledBy: "member" | "timeout" | "platform";
}

export type ReadReceiptOutput = Result<Receipt>;
export type ProofOutput = Result<
  readonly { readonly imageId: string; readonly url: string }[]
>;

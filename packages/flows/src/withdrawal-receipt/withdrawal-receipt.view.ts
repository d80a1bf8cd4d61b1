import type { Receipt, ReceiptAnswer } from "@foyer/platform/calls";
import type { SnapshotFrom } from "xstate";
import type { MoneyStepView } from "../money-step/money-step.ts";
import type { ImageProblem, SentImage } from "../shared/images.ts";
import type { Failure } from "../shared/result.ts";
import type { withdrawalReceiptMachine } from "./withdrawal-receipt.machine.ts";
import { isEnding } from "./withdrawal-receipt.rules.ts";
import type { ReceiptBody } from "./withdrawal-receipt.types.ts";

type Snapshot = SnapshotFrom<typeof withdrawalReceiptMachine>;

/** What the dialog shows. */
export interface WithdrawalReceiptView {
  readonly phase:
    | "checking"
    /** An answer of an earlier visit is in doubt. */
    | "recovering"
    | "choosing"
    | "proving"
    | "reviewing"
    | "uploading"
    | "sending"
    | "received"
    | "full";
  readonly receipt: Receipt;
  /** Part of it arrived: `receipt` says how much, and what is missing (WDR-05). */
  readonly partial: boolean;
  /** The member answered "Not received"; the platform is investigating. */
  readonly disputed: boolean;
  readonly answer: ReceiptAnswer | undefined;
  /** The decision is final: its button is never the default one. */
  readonly endsIt: boolean;
  readonly images: readonly SentImage[];
  readonly imageProblem: ImageProblem | undefined;
  /** Undefined: no timer. `overdue`: the time is up and the platform has not reported the result. */
  readonly timer:
    | {
        readonly secondsLeft: number;
        readonly warned: boolean;
        readonly overdue: boolean;
      }
    | undefined;
  /** It counts as received whatever the answer, and is not refunded: shown before and after the answer. */
  readonly forced: boolean;
  readonly acknowledged: boolean;
  readonly acknowledgementMissing: boolean;
  readonly failure: Failure | undefined;
  readonly readFailure: Failure | undefined;
  readonly elsewhere: boolean;
  readonly step: MoneyStepView<ReceiptBody> | undefined;
  /** What is chosen can be sent as it is. */
  readonly canConfirm: boolean;
}

function phaseOf(snapshot: Snapshot): WithdrawalReceiptView["phase"] {
  if (snapshot.matches("received")) return "received";
  if (snapshot.matches("full")) return "full";
  const { step } = snapshot.context;
  if (snapshot.matches("recovering"))
    return step === undefined || step.phase === "checking"
      ? "checking"
      : "recovering";
  const answering = ["proving", "reviewing", "uploading", "sending"] as const;
  return (
    answering.find((state) => snapshot.matches({ open: { answer: state } })) ??
    "choosing"
  );
}

/**
 * Turns a snapshot into what the dialog shows.
 *
 * @example withdrawalReceiptView(actor.getSnapshot()).timer?.secondsLeft // 540
 */
export function withdrawalReceiptView(
  snapshot: Snapshot,
): WithdrawalReceiptView {
  const { context } = snapshot;
  const { receipt, answer, secondsLeft, images } = context;
  const phase = phaseOf(snapshot);
  const settled = phase === "received" || phase === "full";
  const agreed = !receipt.forced || context.acknowledged;
  return {
    phase,
    receipt,
    partial: receipt.state === "PARTIAL",
    disputed: receipt.state === "NOT_RECEIVED",
    answer,
    endsIt: isEnding(answer),
    images,
    imageProblem: context.imageProblem,
    timer:
      secondsLeft === undefined || settled
        ? undefined
        : { secondsLeft, warned: context.warned, overdue: secondsLeft === 0 },
    forced: receipt.forced,
    acknowledged: context.acknowledged,
    acknowledgementMissing: context.acknowledgementMissing,
    failure: context.failure,
    readFailure: context.readFailure,
    elsewhere: context.elsewhere,
    step: context.step,
    canConfirm:
      agreed &&
      (phase === "reviewing" || (phase === "proving" && images.length > 0)),
  };
}

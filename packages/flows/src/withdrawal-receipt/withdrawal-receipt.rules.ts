import { type ReceiptAnswer, receiptAnswers } from "@foyer/platform/calls";
import type { MoneyBody } from "../money-step/money-step.ts";
import { imageProblem } from "../shared/images.ts";
import type {
  ReceiptBody,
  WithdrawalReceiptContext,
  WithdrawalReceiptOutput,
} from "./withdrawal-receipt.types.ts";

type Context = WithdrawalReceiptContext;

const minuteMs = 60_000;
/** The warning starts in the last fifth of the time, but between one minute and ten before the end. */
const warnedPart = 5;
const shortestWarningMs = minuteMs;
const longestWarningMs = 10 * minuteMs;

/** Final answers; the third opens a dispute. */
const ending = new Set<ReceiptAnswer>(["RECEIVED", "FULL_PAYMENT"]);

/**
 * Whether an answer is final.
 *
 * @example isEnding("RECEIVED") // true
 */
export const isEnding = (answer: ReceiptAnswer | undefined): boolean =>
  answer !== undefined && ending.has(answer);

/** The record is settled when the platform says so, by an answer or by timeout. */
export const isSettled = ({ receipt }: Pick<Context, "receipt">): boolean =>
  receipt.state === "RECEIVED" || receipt.state === "FULL";

const isAbsent = (
  value: number | null | undefined,
): value is null | undefined => value === null || value === undefined;

/** Milliseconds until the platform counts the withdrawal as received; undefined: no timer (OPN-06). */
export function msLeft({
  receipt,
  platformNow,
}: Pick<Context, "receipt" | "platformNow">): number | undefined {
  const { confirmMinutes, expiresAt, state } = receipt;
  if (isAbsent(confirmMinutes) || isAbsent(expiresAt)) return undefined;
  if (state !== "AWAITING" && state !== "PARTIAL") return undefined;
  return Math.max(0, expiresAt - platformNow());
}

/** Recomputed at every tick: sleep and throttled tabs do not matter. */
export function timeOf(context: Context): Partial<Context> {
  const left = msLeft(context);
  return {
    secondsLeft: left === undefined ? undefined : Math.ceil(left / 1000),
  };
}

/** Whether little time is left, and enough to warn about. */
export function isShort(context: Context): boolean {
  const left = msLeft(context);
  const whole = (context.receipt.confirmMinutes ?? 0) * minuteMs;
  const little = Math.min(
    longestWarningMs,
    Math.max(shortestWarningMs, whole / warnedPart),
  );
  return left !== undefined && left > 0 && left <= little;
}

/** What the proof lacks: "Not received" requires pictures (WDR-03, RWD-10). */
export const proofProblem = ({ images }: Pick<Context, "images">) =>
  imageProblem(images, { fewest: 1 });

/** The answer as it is sent. */
export function bodyOf(context: Context): ReceiptBody | undefined {
  const { answer, receipt, imageIds } = context;
  return (
    answer && {
      id: receipt.id,
      answer,
      imageIds: answer === "NOT_RECEIVED" ? imageIds : [],
    }
  );
}

/** Reads an answer from the journal. */
export function readBody({
  id,
  answer,
  imageIds,
}: MoneyBody): ReceiptBody | undefined {
  const known = receiptAnswers.find((each) => each === answer);
  return known && typeof id === "string" && Array.isArray(imageIds)
    ? { id, answer: known, imageIds }
    : undefined;
}

/** How it ended. */
export function outputOf(context: Context): WithdrawalReceiptOutput {
  const { receipt, answered, platformNow } = context;
  const { expiresAt } = receipt;
  const timeIsUp = !isAbsent(expiresAt) && platformNow() >= expiresAt;
  const alone = timeIsUp && receipt.state === "RECEIVED";
  return {
    receipt,
    settledBy: answered ? "member" : alone ? "timeout" : "platform",
  };
}

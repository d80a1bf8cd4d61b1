import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import type { Withdrawal } from "./withdrawalsQuery.ts";

export type Stage = Withdrawal["stages"][number];
export type StageName = Stage["state"];

/** The way of a payout from beginning to end, where nothing goes wrong. */
export const wholeWay = [
  "REQUESTED",
  "REVIEWING",
  "APPROVED",
  "SENT",
  "RECEIPT",
  "DONE",
] as const satisfies readonly StageName[];

/** What each stage is called. */
export const stageNames = {
  REQUESTED: "withdraw.stage.requested",
  REVIEWING: "withdraw.stage.reviewing",
  APPROVED: "withdraw.stage.approved",
  SENT: "withdraw.stage.sent",
  RECEIPT: "withdraw.stage.receipt",
  DONE: "withdraw.stage.done",
  REJECTED: "withdraw.stage.rejected",
  unknown: "withdraw.stage.unknown",
} as const;

/** What each stage means for the member. */
export const stageMeanings = {
  REQUESTED: "withdraw.meaning.requested",
  REVIEWING: "withdraw.meaning.reviewing",
  APPROVED: "withdraw.meaning.approved",
  SENT: "withdraw.meaning.sent",
  RECEIPT: "withdraw.meaning.receipt",
  DONE: "withdraw.meaning.done",
  REJECTED: "withdraw.meaning.rejected",
  unknown: "withdraw.meaning.unknown",
} as const;

const reasons = {
  NAME_MISMATCH: "withdraw.reason.nameMismatch",
  ACCOUNT_CLOSED: "withdraw.reason.accountClosed",
  BANK_REFUSED: "withdraw.reason.bankRefused",
  TURNOVER: "withdraw.reason.turnover",
  IDENTITY: "withdraw.reason.identity",
} as const;

const isReason = (code: string): code is keyof typeof reasons =>
  Object.hasOwn(reasons, code);

/**
 * Why a payout was refused: known codes in our words, sentences of the platform as they came, and never a bare code.
 *
 * @example reasonText(intl, "NAME_MISMATCH") // "The holder’s name does not fit the bank account."
 */
export function reasonText(
  intl: Pick<IntlShape, "formatMessage">,
  reason: string | undefined,
): string {
  const text = reason?.trim() ?? "";
  if (text === "") return translate(intl, "withdraw.reason.unnamed");
  if (isReason(text)) return translate(intl, reasons[text]);
  return /^[A-Z][A-Z\d_]+$/.test(text)
    ? translate(intl, "withdraw.reason.code")
    : text;
}

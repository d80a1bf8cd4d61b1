import { defineMessages, type IntlShape } from "react-intl";
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
export const stageNames = defineMessages({
  REQUESTED: {
    id: "withdraw.stage.requested",
    defaultMessage: "Asked for",
    description: "Stage of a withdrawal: it was asked for",
  },
  REVIEWING: {
    id: "withdraw.stage.reviewing",
    defaultMessage: "In review",
    description: "Stage of a withdrawal: somebody looks at it",
  },
  APPROVED: {
    id: "withdraw.stage.approved",
    defaultMessage: "Approved",
    description: "Stage of a withdrawal: it is about to be paid out",
  },
  SENT: {
    id: "withdraw.stage.sent",
    defaultMessage: "Sent to the bank",
    description: "Stage of a withdrawal: the bank has it",
  },
  RECEIPT: {
    id: "withdraw.stage.receipt",
    defaultMessage: "Your confirmation",
    description: "Stage of a withdrawal: the member says whether it arrived",
  },
  DONE: {
    id: "withdraw.stage.done",
    defaultMessage: "Finished",
    description: "Stage of a withdrawal: it is over",
  },
  REJECTED: {
    id: "withdraw.stage.rejected",
    defaultMessage: "Not paid out",
    description: "Stage of a withdrawal: it was refused",
  },
  unknown: {
    id: "withdraw.stage.unknown",
    defaultMessage: "Another step",
    description: "Stage of a withdrawal that this portal has no name for",
  },
});

/** What each stage means for the member. */
export const stageMeanings = defineMessages({
  REQUESTED: {
    id: "withdraw.meaning.requested",
    defaultMessage: "The amount is set aside from your wallet.",
    description: "What the stage “Asked for” means",
  },
  REVIEWING: {
    id: "withdraw.meaning.reviewing",
    defaultMessage: "Account and amount are compared with your data.",
    description: "What the stage “In review” means",
  },
  APPROVED: {
    id: "withdraw.meaning.approved",
    defaultMessage: "It is handed to the bank next.",
    description: "What the stage “Approved” means",
  },
  SENT: {
    id: "withdraw.meaning.sent",
    defaultMessage: "Your bank decides when it books the payment.",
    description: "What the stage “Sent to the bank” means",
  },
  RECEIPT: {
    id: "withdraw.meaning.receipt",
    defaultMessage: "You are asked whether all of it has arrived.",
    description: "What the stage “Your confirmation” means",
  },
  DONE: {
    id: "withdraw.meaning.done",
    defaultMessage: "Nothing more is to be done.",
    description: "What the stage “Finished” means",
  },
  REJECTED: {
    id: "withdraw.meaning.rejected",
    defaultMessage: "The whole amount is back in your main wallet.",
    description: "What the stage “Not paid out” means",
  },
  unknown: {
    id: "withdraw.meaning.unknown",
    defaultMessage: "Customer service can tell you what happens in it.",
    description: "What is said of a stage that this portal has no name for",
  },
});

const reasons = defineMessages({
  NAME_MISMATCH: {
    id: "withdraw.reason.nameMismatch",
    defaultMessage: "The holder’s name does not fit the bank account.",
    description: "Why a withdrawal was refused",
  },
  ACCOUNT_CLOSED: {
    id: "withdraw.reason.accountClosed",
    defaultMessage:
      "The bank says that the account does not exist or is closed.",
    description: "Why a withdrawal was refused",
  },
  BANK_REFUSED: {
    id: "withdraw.reason.bankRefused",
    defaultMessage: "The bank has refused the payment.",
    description: "Why a withdrawal was refused",
  },
  TURNOVER: {
    id: "withdraw.reason.turnover",
    defaultMessage: "The bets that a bonus asks for are not complete.",
    description: "Why a withdrawal was refused",
  },
  IDENTITY: {
    id: "withdraw.reason.identity",
    defaultMessage: "Your identity has to be confirmed first.",
    description: "Why a withdrawal was refused",
  },
  unnamed: {
    id: "withdraw.reason.unnamed",
    defaultMessage: "No reason was given. Customer service can tell you more.",
    description: "A withdrawal was refused without a reason",
  },
  code: {
    id: "withdraw.reason.code",
    defaultMessage: "Customer service can explain the reason to you.",
    description: "A withdrawal was refused for a reason that has no words here",
  },
});

const isReason = (code: string): code is keyof typeof reasons =>
  Object.hasOwn(reasons, code);

/**
 * Why a payout was refused: known codes in our words, sentences of the platform as they came, and never a bare code.
 *
 * @example reasonText(intl, "NAME_MISMATCH") // "The holder’s name does not fit the bank account."
 */
export function reasonText(
  { formatMessage }: Pick<IntlShape, "formatMessage">,
  reason: string | undefined,
): string {
  const text = reason?.trim() ?? "";
  if (text === "") return formatMessage(reasons.unnamed);
  if (isReason(text)) return formatMessage(reasons[text]);
  return /^[A-Z][A-Z\d_]+$/.test(text) ? formatMessage(reasons.code) : text;
}

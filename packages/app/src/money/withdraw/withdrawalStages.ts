import type { IntlShape } from "react-intl";
import type { ReceiptState } from "@foyer/ui/receipt-card";
import type { TimelineState } from "@foyer/ui/status-timeline";
import { translate, type PlainWordId } from "@foyer/ui/words";
import type { withdrawals } from "@foyer/platform/calls";
import type { ResponseOf } from "@foyer/platform/call";
import { reasonIn } from "../order/moneyText.ts";

/** A requested withdrawal with all its stages. */
export type Withdrawal = ResponseOf<typeof withdrawals>["list"][number];

type Stage = Withdrawal["stages"][number];
export type StageName = Stage["state"];

/** The stages of a withdrawal from beginning to end, if nothing goes wrong. */
const wholeWay = [
  "REQUESTED",
  "REVIEWING",
  "APPROVED",
  "SENT",
  "RECEIPT",
  "DONE",
] as const satisfies readonly StageName[];

/** Name of each stage, and its meaning for the member. */
export const stageWords = {
  REQUESTED: ["withdraw.stage.requested", "withdraw.meaning.requested"],
  REVIEWING: ["withdraw.stage.reviewing", "withdraw.meaning.reviewing"],
  APPROVED: ["withdraw.stage.approved", "withdraw.meaning.approved"],
  SENT: ["withdraw.stage.sent", "withdraw.meaning.sent"],
  RECEIPT: ["withdraw.stage.receipt", "withdraw.meaning.receipt"],
  DONE: ["withdraw.stage.done", "withdraw.meaning.done"],
  REJECTED: ["withdraw.stage.rejected", "withdraw.meaning.rejected"],
  unknown: ["withdraw.stage.unknown", "withdraw.meaning.unknown"],
} as const satisfies Record<StageName, readonly [PlainWordId, PlainWordId]>;

/** Name of a withdrawal's current stage. */
export const standWords = (withdrawal: Pick<Withdrawal, "stages">) =>
  stageWords[standOf(withdrawal)?.state ?? "REQUESTED"][0];

const reasons = {
  NAME_MISMATCH: "withdraw.reason.nameMismatch",
  ACCOUNT_CLOSED: "withdraw.reason.accountClosed",
  BANK_REFUSED: "withdraw.reason.bankRefused",
  TURNOVER: "withdraw.reason.turnover",
  IDENTITY: "withdraw.reason.identity",
} as const;

/**
 * Why a withdrawal was rejected.
 *
 * @example reasonText(intl, "NAME_MISMATCH") // "The holder’s name does not fit the bank account."
 */
export const reasonText = (
  intl: Pick<IntlShape, "formatMessage">,
  reason: string | undefined,
): string =>
  reasonIn(intl, reasons, "withdraw.reason.code", reason) ??
  translate(intl, "withdraw.reason.unnamed");

/** One stage as a timeline shows it; without a time it is still ahead. */
interface ShownStage {
  readonly name: StageName;
  readonly state: TimelineState;
  readonly told: Stage | undefined;
}

/** The current stage; undefined if the platform reports none. */
const standOf = ({ stages }: Pick<Withdrawal, "stages">) => stages.at(-1);

/**
 * The stages of a withdrawal: those reported, and those still ahead.
 *
 * @example stagesOf({ stages: [{ state: "REQUESTED", at: 0 }] })[0]?.state // "current"
 */
export function stagesOf({
  stages,
}: Pick<Withdrawal, "stages">): readonly ShownStage[] {
  const last = stages.at(-1);
  const told = stages.map((stage): ShownStage => ({
    name: stage.state,
    state:
      stage.state === "REJECTED"
        ? "failed"
        : stage === last && stage.state !== "DONE"
          ? "current"
          : "done",
    told: stage,
  }));
  if (!last || last.state === "REJECTED") return told;
  // A stage that is unknown here lies somewhere in between: the stages ahead follow the furthest known one.
  const place = wholeWay.findLastIndex((name) =>
    stages.some(({ state }) => state === name),
  );
  const toCome = wholeWay
    .slice(place + 1)
    .map((name): ShownStage => ({ name, state: "waiting", told: undefined }));
  return [...told, ...toCome];
}

/**
 * Overall state of a withdrawal.
 *
 * @example stateOf({ stages: [] }) // "pending"
 */
export function stateOf(withdrawal: Pick<Withdrawal, "stages">): ReceiptState {
  switch (standOf(withdrawal)?.state) {
    case "DONE":
      return "done";
    case "REJECTED":
      return "failed";
    case "RECEIPT":
      return "attention";
    default:
      return "pending";
  }
}

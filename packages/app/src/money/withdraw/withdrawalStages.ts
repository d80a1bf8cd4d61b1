import type { ReceiptState } from "@foyer/ui/receipt-card";
import type { TimelineState } from "@foyer/ui/status-timeline";
import { wholeWay, type Stage, type StageName } from "./stageWords.ts";
import type { Withdrawal } from "./withdrawalsQuery.ts";

/** One stage as a timeline shows it; without a time it is still to come. */
export interface ShownStage {
  readonly name: StageName;
  readonly state: TimelineState;
  readonly told: Stage | undefined;
}

/** Where a payout stands; undefined: the platform says nothing of it. */
export const standOf = ({ stages }: Pick<Withdrawal, "stages">) =>
  stages.at(-1);

/**
 * The stages of a payout: those that were told, and those that are still to come.
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
  // A stage without a name here lies somewhere on the way: what is to come goes by the furthest that is known.
  const place = wholeWay.findLastIndex((name) =>
    stages.some(({ state }) => state === name),
  );
  const toCome = wholeWay
    .slice(place + 1)
    .map((name): ShownStage => ({ name, state: "waiting", told: undefined }));
  return [...told, ...toCome];
}

/**
 * How a payout stands as a whole.
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

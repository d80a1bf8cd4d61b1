import type { SnapshotFrom } from "xstate";
import { moneyFormView, type MoneyFormView } from "../money-form/index.ts";
import type { withdrawMachine } from "./withdraw.machine.ts";
import { withdrawSum, type WithdrawSum } from "./withdraw.rules.ts";
import type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawField,
} from "./withdraw.types.ts";

/** What the page shows. */
export interface WithdrawView extends MoneyFormView<
  WithdrawField,
  WithdrawFacts,
  WithdrawBody
> {
  /** What leaves, what it costs and what arrives; undefined while no amount can be read. */
  readonly sum: WithdrawSum | undefined;
}

/**
 * Turns a snapshot into what the page shows.
 *
 * @example withdrawView(actor.getSnapshot()).sum?.net // "99.00"
 */
export function withdrawView(
  snapshot: SnapshotFrom<typeof withdrawMachine>,
): WithdrawView {
  const { values, facts } = snapshot.context;
  return { ...moneyFormView(snapshot), sum: withdrawSum(values, facts) };
}

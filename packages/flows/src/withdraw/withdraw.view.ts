import type { SnapshotFrom } from "xstate";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import type { withdrawMachine } from "./withdraw.machine.ts";
import { arriving, type FeeSum, isEaten } from "../shared/amounts.ts";
import {
  blockersOf,
  mostOf,
  withdrawMethod,
  withdrawSum,
} from "./withdraw.rules.ts";
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
  /** What is deducted, the fee and what arrives; undefined while no amount can be parsed. */
  readonly sum: FeeSum | undefined;
  /** What arrives; undefined if the fee would consume all of it. */
  readonly arrives: string | undefined;
  /** The chosen withdrawal method. */
  readonly method: WithdrawFacts["methods"][number] | undefined;
  /** What prevents a withdrawal, if the form is closed. */
  readonly blockers: WithdrawFacts["blockers"];
  /** The most that can be withdrawn; undefined while nothing is known. */
  readonly most: string | undefined;
  /** The problem with the amount is that the fee would consume all of it. */
  readonly eaten: boolean;
}

/**
 * Turns a snapshot into what the page shows.
 *
 * @example withdrawView(actor.getSnapshot()).sum?.net // "99.00"
 */
export function withdrawView(
  snapshot: SnapshotFrom<typeof withdrawMachine>,
): WithdrawView {
  const { values, facts, problems } = snapshot.context;
  const sum = withdrawSum(values, facts);
  return {
    ...moneyFormView(snapshot),
    sum,
    arrives: arriving(sum),
    method: withdrawMethod(values, facts),
    blockers: facts ? blockersOf(facts) : [],
    most: facts && mostOf(values, facts),
    eaten: problems.amount?.reason === "tooSmall" && isEaten(sum),
  };
}

import type { SnapshotFrom } from "xstate";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import { arriving, type FeeSum } from "../shared/amounts.ts";
import type { Failure } from "../shared/result.ts";
import type { depositOrderMachine } from "./deposit-order.machine.ts";
import type { depositMachine } from "./deposit.machine.ts";
import { depositMethod, depositSum } from "./deposit.rules.ts";
import type {
  DepositBody,
  DepositFacts,
  DepositField,
  DepositOrder,
} from "./deposit.types.ts";

/** What the form shows. */
export interface DepositView extends MoneyFormView<
  DepositField,
  DepositFacts,
  DepositBody
> {
  /** The chosen payment method. */
  readonly method: DepositFacts["methods"][number] | undefined;
  /** What is paid, the fee and what is credited; undefined while no amount can be parsed. */
  readonly sum: FeeSum | undefined;
  /** What is credited; undefined if the fee would consume all of it. */
  readonly arrives: string | undefined;
}

/**
 * Turns a snapshot into what the form shows.
 *
 * @example depositView(actor.getSnapshot()).sum?.fee // "0"
 */
export function depositView(
  snapshot: SnapshotFrom<typeof depositMachine>,
): DepositView {
  const { values, facts } = snapshot.context;
  const sum = depositSum(values, facts);
  return {
    ...moneyFormView(snapshot),
    method: depositMethod(values, facts),
    sum,
    arrives: arriving(sum),
  };
}

/** What the page of an order shows. */
export interface DepositOrderView {
  /** Undefined: not read yet. */
  readonly order: DepositOrder | undefined;
  readonly busy: boolean;
  /** The last status check failed; the order shown may be stale. */
  readonly failure: Failure | undefined;
  readonly over: boolean;
}

/**
 * Turns a snapshot into what the page of an order shows.
 *
 * @example depositOrderView(actor.getSnapshot()).order?.state // "CREDITING"
 */
export function depositOrderView(
  snapshot: SnapshotFrom<typeof depositOrderMachine>,
): DepositOrderView {
  const { order, failure } = snapshot.context;
  return {
    order,
    failure,
    busy: snapshot.matches("looking"),
    over: snapshot.status === "done",
  };
}

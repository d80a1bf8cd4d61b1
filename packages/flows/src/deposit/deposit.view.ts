import type { SnapshotFrom } from "xstate";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import type { Failure } from "../shared/result.ts";
import type { depositOrderMachine } from "./deposit-order.machine.ts";
import type { depositMachine } from "./deposit.machine.ts";
import { depositSum, type DepositSum } from "./deposit.rules.ts";
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
  readonly sum: DepositSum | undefined;
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
  return { ...moneyFormView(snapshot), sum: depositSum(values, facts) };
}

/** What the page of an order shows. */
export interface DepositOrderView {
  /** Undefined: not read yet. */
  readonly order: DepositOrder | undefined;
  readonly busy: boolean;
  /** The last look told nothing; the order shown may be old. */
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

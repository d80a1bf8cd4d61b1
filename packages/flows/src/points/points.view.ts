import type { SnapshotFrom } from "xstate";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import type { convertMachine, redeemMachine } from "./points.machine.ts";
import { convertedAmount, redeemCost } from "./points.rules.ts";
import type {
  ConvertBody,
  ConvertFacts,
  ConvertField,
  RedeemBody,
  RedeemFacts,
  RedeemField,
} from "./points.types.ts";

/** What the form of a redemption shows. */
export interface RedeemView extends MoneyFormView<
  RedeemField,
  RedeemFacts,
  RedeemBody
> {
  /** In points; undefined while no quantity can be read. */
  readonly cost: string | undefined;
}

/**
 * Turns a snapshot into what the form of a redemption shows.
 *
 * @example redeemView(actor.getSnapshot()).cost // "2400"
 */
export function redeemView(
  snapshot: SnapshotFrom<typeof redeemMachine>,
): RedeemView {
  const { values, facts } = snapshot.context;
  return {
    ...moneyFormView(snapshot),
    cost: redeemCost(values.quantity, facts),
  };
}

/** What the form of an exchange shows. */
export interface ConvertView extends MoneyFormView<
  ConvertField,
  ConvertFacts,
  ConvertBody
> {
  /** In money; undefined while no points can be read. */
  readonly worth: string | undefined;
}

/**
 * Turns a snapshot into what the form of an exchange shows.
 *
 * @example convertView(actor.getSnapshot()).worth // "10.00"
 */
export function convertView(
  snapshot: SnapshotFrom<typeof convertMachine>,
): ConvertView {
  const { values, facts } = snapshot.context;
  return {
    ...moneyFormView(snapshot),
    worth: convertedAmount(values.points, facts),
  };
}

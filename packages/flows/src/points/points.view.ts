import type { SnapshotFrom } from "xstate";
import { subtract } from "@foyer/platform/money";
import { moneyFormView, type MoneyFormView } from "../money-form/money-form.ts";
import type { convertMachine, redeemMachine } from "./points.machine.ts";
import {
  convertedAmount,
  convertMost,
  redeemClosedBy,
  redeemCost,
  redeemMost,
} from "./points.rules.ts";
import type {
  ConvertBody,
  ConvertFacts,
  ConvertField,
  RedeemBody,
  RedeemFacts,
  RedeemField,
} from "./points.types.ts";

/** What the redemption form shows. */
export interface RedeemView extends MoneyFormView<
  RedeemField,
  RedeemFacts,
  RedeemBody
> {
  /** In points; undefined while no quantity can be parsed. */
  readonly cost: string | undefined;
  /** Points that remain afterwards. */
  readonly left: string | undefined;
  /** The largest quantity that can be redeemed. */
  readonly most: number;
  /** Why nothing can be redeemed now: no longer offered, sold out, or more expensive than the points available. */
  readonly closedBy: ReturnType<typeof redeemClosedBy>;
}

/**
 * Turns a snapshot into what the redemption form shows.
 *
 * @example redeemView(actor.getSnapshot()).cost // "2400"
 */
export function redeemView(
  snapshot: SnapshotFrom<typeof redeemMachine>,
): RedeemView {
  const { values, facts } = snapshot.context;
  const cost = redeemCost(values.quantity, facts);
  return {
    ...moneyFormView(snapshot),
    cost,
    left:
      facts && cost !== undefined
        ? subtract(facts.currentPoints, cost)
        : undefined,
    most: facts ? redeemMost(facts) : 0,
    closedBy: facts && redeemClosedBy(facts),
  };
}

/** What the conversion form shows. */
export interface ConvertView extends MoneyFormView<
  ConvertField,
  ConvertFacts,
  ConvertBody
> {
  /** In money; undefined while no points can be parsed. */
  readonly worth: string | undefined;
  /** Points that remain after the amount under review. */
  readonly left: string | undefined;
  /** The most that can be converted. */
  readonly most: string | undefined;
}

/**
 * Turns a snapshot into what the conversion form shows.
 *
 * @example convertView(actor.getSnapshot()).worth // "10.00"
 */
export function convertView(
  snapshot: SnapshotFrom<typeof convertMachine>,
): ConvertView {
  const { values, facts, body } = snapshot.context;
  return {
    ...moneyFormView(snapshot),
    worth: convertedAmount(values.points, facts),
    left: facts && body && subtract(facts.currentPoints, body.points),
    most: facts && convertMost(facts),
  };
}

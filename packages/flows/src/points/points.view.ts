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

/** What the form of a redemption shows. */
export interface RedeemView extends MoneyFormView<
  RedeemField,
  RedeemFacts,
  RedeemBody
> {
  /** In points; undefined while no quantity can be read. */
  readonly cost: string | undefined;
  /** Points that remain afterwards. */
  readonly left: string | undefined;
  /** The most pieces that can be had. */
  readonly most: number;
  /** Why nothing can be bought now: not offered any more, sold out, or dearer than the points there are. */
  readonly closedBy: ReturnType<typeof redeemClosedBy>;
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

/** What the form of an exchange shows. */
export interface ConvertView extends MoneyFormView<
  ConvertField,
  ConvertFacts,
  ConvertBody
> {
  /** In money; undefined while no points can be read. */
  readonly worth: string | undefined;
  /** Points that remain after what is under review. */
  readonly left: string | undefined;
  /** The most that can be converted. */
  readonly most: string | undefined;
}

/**
 * Turns a snapshot into what the form of an exchange shows.
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

import { compare, subtract } from "@foyer/platform/money";
import type { MoneyFormRules } from "../money-form/money-form.ts";
import {
  amountProblem,
  payableAmount,
  plainAmount,
} from "../shared/amounts.ts";
import type {
  DepositBody,
  DepositFacts,
  DepositField,
} from "./deposit.types.ts";

/** What is paid, what that costs and what is credited. */
export interface DepositSum {
  readonly amount: string;
  readonly fee: string;
  readonly net: string;
}

/**
 * The sum that the person reviews; undefined while there is none.
 *
 * @example depositSum({ amount: "100", methodId: "bank" }, facts)?.net // "100"
 */
export function depositSum(
  values: { readonly amount: string; readonly methodId: string },
  facts: DepositFacts | undefined,
): DepositSum | undefined {
  const amount = payableAmount(values.amount);
  const method = facts?.methods.find(({ id }) => id === values.methodId.trim());
  if (amount === undefined || !method) return undefined;
  return { amount, fee: method.fee, net: subtract(amount, method.fee) };
}

export const depositRules: MoneyFormRules<
  DepositField,
  undefined,
  DepositFacts,
  DepositBody
> = {
  fields: ["methodId", "amount"],
  needsSecret: false,
  slot: () => "deposit",
  // An amount is never suggested.
  suggested: (_, { methods }) => ({ methodId: methods[0]?.id }),
  isClosed: ({ methods }) => methods.length === 0,
  problems: (values, facts) => {
    const method = facts.methods.find(({ id }) => id === values.methodId);
    const sum = depositSum(values, facts);
    return {
      methodId: method
        ? undefined
        : { reason: values.methodId === "" ? "required" : "unknown" },
      amount:
        amountProblem(values.amount, { min: method?.min, max: method?.max }) ??
        (sum && compare(sum.net, "0") <= 0
          ? { reason: "tooSmall", limit: sum.fee }
          : undefined),
    };
  },
  body: ({ methodId, amount }) => ({
    methodId,
    amount: plainAmount(amount) ?? amount,
  }),
  readBody: ({ methodId, amount }) =>
    typeof methodId === "string" && typeof amount === "string"
      ? { methodId, amount }
      : undefined,
};

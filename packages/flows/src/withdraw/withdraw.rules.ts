import { compare, subtract } from "@foyer/platform/money";
import type { FieldProblem, MoneyFormRules } from "../money-form/money-form.ts";
import {
  amountProblem,
  payableAmount,
  plainAmount,
  smallest,
} from "../shared/amounts.ts";
import type {
  WithdrawBody,
  WithdrawFacts,
  WithdrawField,
} from "./withdraw.types.ts";

type Rules = MoneyFormRules<
  WithdrawField,
  undefined,
  WithdrawFacts,
  WithdrawBody
>;

/** What leaves the wallet, what that costs and what arrives. */
export interface WithdrawSum {
  readonly amount: string;
  readonly fee: string;
  readonly net: string;
}

/**
 * The sum that the person reviews; undefined while there is none.
 *
 * @example withdrawSum({ amount: "100", methodId: "bank" }, facts)?.net // "99.00"
 */
export function withdrawSum(
  values: { readonly amount: string; readonly methodId: string },
  facts: WithdrawFacts | undefined,
): WithdrawSum | undefined {
  const amount = payableAmount(values.amount);
  const method = facts?.methods.find(({ id }) => id === values.methodId.trim());
  if (amount === undefined || !method) return undefined;
  return { amount, fee: method.fee, net: subtract(amount, method.fee) };
}

/** Whether the fee would take all of it, so that there is nothing to pay out. */
export const isEaten = (sum: WithdrawSum | undefined): boolean =>
  sum !== undefined &&
  compare(sum.amount, "0") > 0 &&
  compare(sum.net, "0") <= 0;

/** The most that can be asked for now, by the way that is chosen. */
export function mostOf(
  { methodId }: { readonly methodId: string },
  { methods, available, dailyLeft }: WithdrawFacts,
): string {
  const method = methods.find(({ id }) => id === methodId.trim());
  return smallest(available, dailyLeft, method?.max ?? available);
}

const chosen = (known: boolean, value: string): FieldProblem | undefined => {
  if (known) return undefined;
  return { reason: value === "" ? "required" : "unknown" };
};

/** Whether an account is paid out to: a new one waits, as long as the platform says. */
const isUsable = (
  account: WithdrawFacts["accounts"][number] | undefined,
): boolean =>
  account !== undefined && (account.usableFrom ?? undefined) === undefined;

export const withdrawRules: Rules = {
  fields: ["accountId", "methodId", "amount"],
  needsSecret: true,
  slot: () => "withdraw",
  // Where there is only one way it is chosen; an amount is never suggested.
  suggested: (_, { accounts, methods }) => ({
    accountId:
      accounts.length === 1 && isUsable(accounts[0])
        ? accounts[0]?.id
        : undefined,
    methodId: methods[0]?.id,
  }),
  isClosed: ({ blockers, methods, accounts }) =>
    blockers.length > 0 || methods.length === 0 || accounts.length === 0,
  problems: (values, facts) => {
    const { accounts, methods } = facts;
    const method = methods.find(({ id }) => id === values.methodId);
    const sum = withdrawSum(values, facts);
    const amount = amountProblem(values.amount, {
      min: method?.min,
      max: mostOf(values, facts),
    });
    const eaten: FieldProblem | undefined = isEaten(sum)
      ? { reason: "tooSmall", limit: sum?.fee }
      : undefined;
    return {
      accountId: chosen(
        isUsable(accounts.find(({ id }) => id === values.accountId)),
        values.accountId,
      ),
      methodId: chosen(method !== undefined, values.methodId),
      amount: amount ?? eaten,
    };
  },
  body: ({ accountId, amount }) => ({
    accountId,
    amount: plainAmount(amount) ?? amount,
  }),
  readBody: ({ accountId, amount }) =>
    typeof accountId === "string" && typeof amount === "string"
      ? { accountId, amount }
      : undefined,
};

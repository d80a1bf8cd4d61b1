import type { FieldProblem, MoneyFormRules } from "../money-form/money-form.ts";
import {
  amountProblem,
  type FeeSum,
  feeSum,
  isEaten,
  plainAmount,
  shownFee,
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

/** The chosen withdrawal method. */
export const withdrawMethod = (
  { methodId }: { readonly methodId: string },
  facts: Pick<WithdrawFacts, "methods"> | undefined,
) => facts?.methods.find(({ id }) => id === methodId.trim());

/**
 * The sum that the member reviews; undefined while there is none.
 *
 * @example withdrawSum({ amount: "100", methodId: "bank" }, facts)?.net // "99.00"
 */
export function withdrawSum(
  values: { readonly amount: string; readonly methodId: string },
  facts: WithdrawFacts | undefined,
): FeeSum | undefined {
  return feeSum(values.amount, withdrawMethod(values, facts));
}

/** The most that can be withdrawn now with the chosen method. */
export function mostOf(
  values: { readonly methodId: string },
  facts: WithdrawFacts,
): string {
  const { available, dailyLeft } = facts;
  const max = withdrawMethod(values, facts)?.max;
  return smallest(available, dailyLeft, max ?? available);
}

/** What prevents a withdrawal: the platform's blockers, or else a missing method or account. */
export function blockersOf({
  blockers,
  accounts,
  methods,
}: WithdrawFacts): WithdrawFacts["blockers"] {
  if (blockers.length > 0) return blockers;
  const missing = (code: string) => [{ code, message: "", action: "" }];
  if (methods.length === 0) return missing("NO_METHOD");
  return accounts.length === 0 ? missing("NO_BANK_ACCOUNT") : [];
}

const chosen = (known: boolean, value: string): FieldProblem | undefined => {
  if (known) return undefined;
  return { reason: value === "" ? "required" : "unknown" };
};

/** Whether an account can be withdrawn to: a new one cannot be used until the platform allows it. */
const isUsable = (
  account: WithdrawFacts["accounts"][number] | undefined,
): boolean =>
  account !== undefined && (account.usableFrom ?? undefined) === undefined;

export const withdrawRules: Rules = {
  fields: ["accountId", "methodId", "amount"],
  needsSecret: true,
  slot: () => "withdraw",
  // A single option is preselected; an amount is never suggested.
  suggested: (_, { accounts, methods }) => ({
    accountId:
      accounts.length === 1 && isUsable(accounts[0])
        ? accounts[0]?.id
        : undefined,
    methodId: methods[0]?.id,
  }),
  isClosed: (facts) => blockersOf(facts).length > 0,
  problems: (values, facts) => {
    const { accounts } = facts;
    const method = withdrawMethod(values, facts);
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
  body: (values, _, facts) => ({
    accountId: values.accountId,
    amount: plainAmount(values.amount) ?? values.amount,
    ...shownFee(withdrawSum(values, facts)),
  }),
  readBody: ({ accountId, amount, fee }) =>
    typeof accountId === "string" && typeof amount === "string"
      ? { accountId, amount, ...(typeof fee === "string" && { fee }) }
      : undefined,
};

import type { MoneyFormRules } from "../money-form/money-form.ts";
import {
  amountProblem,
  type FeeSum,
  feeSum,
  isEaten,
  plainAmount,
  shownFee,
} from "../shared/amounts.ts";
import type {
  DepositBody,
  DepositFacts,
  DepositField,
} from "./deposit.types.ts";

/** The chosen payment method. */
export const depositMethod = (
  { methodId }: { readonly methodId: string },
  facts: DepositFacts | undefined,
) => facts?.methods.find(({ id }) => id === methodId.trim());

/**
 * The sum that the member reviews; undefined while there is none.
 *
 * @example depositSum({ amount: "100", methodId: "bank" }, facts)?.net // "100"
 */
export function depositSum(
  values: { readonly amount: string; readonly methodId: string },
  facts: DepositFacts | undefined,
): FeeSum | undefined {
  return feeSum(values.amount, depositMethod(values, facts));
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
    const method = depositMethod(values, facts);
    const sum = depositSum(values, facts);
    return {
      methodId: method
        ? undefined
        : { reason: values.methodId === "" ? "required" : "unknown" },
      amount:
        amountProblem(values.amount, { min: method?.min, max: method?.max }) ??
        (isEaten(sum) ? { reason: "tooSmall", limit: sum?.fee } : undefined),
    };
  },
  body: (values, _, facts) => ({
    methodId: values.methodId,
    amount: plainAmount(values.amount) ?? values.amount,
    ...shownFee(depositSum(values, facts)),
  }),
  readBody: ({ methodId, amount, fee }) =>
    typeof methodId === "string" && typeof amount === "string"
      ? { methodId, amount, ...(typeof fee === "string" && { fee }) }
      : undefined,
};

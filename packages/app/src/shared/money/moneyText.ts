import { defineMessages, type IntlShape } from "react-intl";
import type { FieldProblem } from "@foyer/flows/money-form";
import { formatAmount } from "@foyer/platform/money";

const messages = defineMessages<
  Record<"required" | "unreadable" | "places" | "positive", {}> &
    Record<"tooSmall" | "tooLarge", { limit: string }> &
    Record<"unknown" | "same", {}>
>({
  required: {
    id: "money.problem.required",
    defaultMessage: "Fill this in",
    description: "A field of a form about money is empty",
  },
  unreadable: {
    id: "money.problem.unreadable",
    defaultMessage: "Write the amount in figures",
    description: "What was typed is no amount of money",
  },
  places: {
    id: "money.problem.places",
    defaultMessage: "Two decimals at most",
    description: "An amount of money has too many decimals",
  },
  positive: {
    id: "money.problem.positive",
    defaultMessage: "The amount must be more than zero",
    description: "An amount of money is zero",
  },
  tooSmall: {
    id: "money.problem.tooSmall",
    defaultMessage: "At least {limit}",
    description: "An amount of money is less than what is allowed",
  },
  tooLarge: {
    id: "money.problem.tooLarge",
    defaultMessage: "At most {limit}",
    description: "An amount of money is more than what is allowed or there",
  },
  unknown: {
    id: "money.problem.unknown",
    defaultMessage: "Choose one of the list",
    description: "Nothing, or nothing that is offered any more, was chosen",
  },
  same: {
    id: "money.problem.same",
    defaultMessage: "Choose two different wallets",
    description: "A transfer from a wallet to the same wallet",
  },
});

/**
 * Writes an amount with its currency as part of a sentence, in one piece also where the sentence runs the other way.
 *
 * @example amountText(intl, "500", "RM") // "RM 500.00"
 */
export const amountText = (
  { locale }: Pick<IntlShape, "locale">,
  amount: string,
  symbol: string,
): string =>
  `\u2068${symbol}${symbol && "\u00a0"}${formatAmount(amount, locale)}\u2069`;

/**
 * What is wrong with a field, in words; undefined where nothing is.
 *
 * @example problemText(intl, { reason: "tooSmall", limit: "10" }, "RM") // "At least RM 10.00"
 */
export function problemText(
  intl: IntlShape,
  problem: FieldProblem | undefined,
  symbol: string,
): string | undefined {
  if (!problem) return undefined;
  const { reason, limit } = problem;
  switch (reason) {
    case "tooSmall":
      return limit === undefined
        ? intl.formatMessage(messages.positive)
        : intl.formatMessage(messages.tooSmall, {
            limit: amountText(intl, limit, symbol),
          });
    case "tooLarge":
      return intl.formatMessage(messages.tooLarge, {
        limit: amountText(intl, limit ?? "0", symbol),
      });
    // No form about money asks for a number to call.
    case "mobile":
      return intl.formatMessage(messages.unknown);
    default:
      return intl.formatMessage(messages[reason]);
  }
}

import { useIntl, type IntlShape } from "react-intl";
import { translate, type PlainWordId } from "@foyer/ui/words";
import type { FieldProblem } from "@foyer/flows/money-form";
import { amountText } from "../../kit/words/amountText.ts";

const messages = {
  required: "money.problem.required",
  unreadable: "money.problem.unreadable",
  places: "money.problem.places",
  positive: "money.problem.positive",
  tooSmall: "money.problem.tooSmall",
  tooLarge: "money.problem.tooLarge",
  unknown: "money.problem.unknown",
  same: "money.problem.same",
  refused: "money.problem.refused",
} as const;

/**
 * Text of a field's problem; undefined if there is none.
 *
 * @example problemText(intl, { reason: "tooSmall", limit: "10" }, "RM") // "At least RM 10.00"
 */
function problemText(
  intl: IntlShape,
  problem: FieldProblem | undefined,
  symbol: string,
): string | undefined {
  if (!problem) return undefined;
  const { reason, limit, bounds } = problem;
  switch (reason) {
    case "tooSmall":
      return limit === undefined
        ? translate(intl, "money.problem.positive")
        : translate(intl, "money.problem.tooSmall", {
            limit: amountText(intl, limit, symbol),
          });
    case "tooLarge":
      return translate(intl, "money.problem.tooLarge", {
        limit: amountText(intl, limit ?? "0", symbol),
      });
    case "length":
      return translate(intl, "money.problem.length", {
        max: bounds?.max ?? 0,
      });
    // No money form has a field for a mobile number.
    case "mobile":
      return translate(intl, "money.problem.unknown");
    default:
      return translate(intl, messages[reason]);
  }
}

/**
 * Formats amounts and field problems in the currency of an order.
 *
 * @example const { money, say } = useMoneyText("RM"); money("500") // "RM 500.00"
 */
export function useMoneyText(symbol: string) {
  const intl = useIntl();
  return {
    money: (amount: string) => amountText(intl, amount, symbol),
    say: (problem: FieldProblem | undefined) =>
      problemText(intl, problem, symbol),
  };
}

/**
 * Why the platform rejected something: our text for known codes, the platform's own sentences unchanged, and never a
 * bare code.
 *
 * @param known Texts of known codes.
 * @param unknown Text for all other codes.
 * @example reasonIn(intl, reasons, "deposit.reason.code", "BANK_REFUSED") // "Your bank has refused the payment."
 */
export function reasonIn(
  intl: Pick<IntlShape, "formatMessage">,
  known: Readonly<Record<string, PlainWordId>>,
  unknown: PlainWordId,
  reason: string | undefined,
): string | undefined {
  const text = reason?.trim() ?? "";
  if (text === "") return undefined;
  const id = Object.hasOwn(known, text) ? known[text] : undefined;
  if (id) return translate(intl, id);
  return /^[A-Z][A-Z\d_]+$/.test(text) ? translate(intl, unknown) : text;
}

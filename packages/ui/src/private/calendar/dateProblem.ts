import type { IntlShape } from "react-intl";
import { translate } from "../../words/translate.ts";
import { shownDate, type Bounds } from "./isoDate.ts";
import type { Amount } from "./segments.ts";

/**
 * What is wrong with a date by itself, in words: incomplete, none of the calendar, or out of bounds.
 *
 * @example dateProblem(intl, amountOf(figures), { max: today })
 */
export function dateProblem(
  intl: IntlShape,
  amount: Amount,
  { min, max }: Bounds,
): string | undefined {
  if (amount.kind === "partial") return translate(intl, "ui.dateField.partial");
  if (amount.kind === "impossible")
    return translate(intl, "ui.dateField.impossible");
  if (amount.kind !== "date") return undefined;
  if (min && amount.date.compare(min) < 0)
    return translate(intl, "ui.dateField.early", { date: shownDate(min) });
  if (max && amount.date.compare(max) > 0)
    return translate(intl, "ui.dateField.late", { date: shownDate(max) });
  return undefined;
}

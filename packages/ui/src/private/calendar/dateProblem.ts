import { defineMessages, type IntlShape } from "react-intl";
import { shownDate, type Bounds } from "./isoDate.ts";
import type { Amount } from "./segments.ts";

const messages = defineMessages<{
  partial: {};
  impossible: {};
  early: { date: string };
  late: { date: string };
}>({
  partial: {
    id: "ui.dateField.partial",
    defaultMessage: "Give the year, the month and the day.",
    description: "Under a date field where only a part was typed",
  },
  impossible: {
    id: "ui.dateField.impossible",
    defaultMessage: "The calendar has no such day.",
    description: "Under a date field where 31 February was typed, for one",
  },
  early: {
    id: "ui.dateField.early",
    defaultMessage: "Choose {date} or a later day.",
    description:
      "Under a date field, and with a day that cannot be chosen because it lies too early",
  },
  late: {
    id: "ui.dateField.late",
    defaultMessage: "Choose {date} or an earlier day.",
    description:
      "Under a date field, and with a day that cannot be chosen because it lies too late",
  },
});

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
  if (amount.kind === "partial") return intl.formatMessage(messages.partial);
  if (amount.kind === "impossible")
    return intl.formatMessage(messages.impossible);
  if (amount.kind !== "date") return undefined;
  if (min && amount.date.compare(min) < 0)
    return intl.formatMessage(messages.early, { date: shownDate(min) });
  if (max && amount.date.compare(max) > 0)
    return intl.formatMessage(messages.late, { date: shownDate(max) });
  return undefined;
}

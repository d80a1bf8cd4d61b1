import type { CalendarDate } from "@internationalized/date";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { dateProblem } from "../../private/calendar/dateWords.ts";
import { shownDate } from "../../private/calendar/isoDate.ts";
import { amountOf } from "../../private/calendar/segments.ts";
import {
  daysIn,
  faultOf,
  periodOf,
  type Period,
  type PeriodRules,
  type TypedPeriod,
} from "./period.ts";

/**
 * Messages for an invalid typed period, and for days that cannot be chosen.
 *
 * @example const { problem, refusal } = usePeriodWords({ min, max, maxDays: 30 });
 */
export function usePeriodWords(rules: PeriodRules) {
  const intl = useIntl();
  const t = useTranslations();
  const tooLong = () =>
    t("ui.dateRangePicker.long", { count: rules.maxDays ?? 0 });

  const faultWords = (typed: TypedPeriod): string | undefined => {
    const start = amountOf(typed.start);
    const end = amountOf(typed.end);
    const single =
      dateProblem(intl, start, rules) ?? dateProblem(intl, end, rules);
    if (single) return single;
    if (start.kind !== "date" || end.kind !== "date")
      return start.kind === end.kind ? undefined : t("ui.dateRangePicker.half");
    const fault = faultOf({ start: start.date, end: end.date }, rules);
    if (fault === "order") return t("ui.dateRangePicker.order");
    return fault === "long" ? tooLong() : undefined;
  };

  /** `kept`: the usable period that the page still shows, if any; next to it, no dates at all are a problem too. */
  const problem = (
    typed: TypedPeriod,
    kept: Period | undefined,
  ): string | undefined => {
    const fault = faultWords(typed);
    if (!kept || periodOf(typed, rules)) return fault;
    return t("ui.dateRangePicker.kept", {
      problem: fault ?? t("ui.dateRangePicker.half"),
      start: shownDate(kept.start),
      end: shownDate(kept.end),
    });
  };

  /** `from`: the first day, while the last one is being chosen. */
  const refusal = (
    day: CalendarDate,
    from: CalendarDate | undefined,
  ): string | undefined =>
    dateProblem(intl, { kind: "date", date: day }, rules) ??
    (from && rules.maxDays !== undefined && daysIn(from, day) > rules.maxDays
      ? tooLong()
      : undefined);

  return { problem, refusal };
}

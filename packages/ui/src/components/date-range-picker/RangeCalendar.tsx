import type { CalendarDate } from "@internationalized/date";
import { useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Calendar } from "../../private/calendar/Calendar.tsx";
import type { DayState } from "../../private/calendar/MonthGrid.tsx";
import { shownDate } from "../../private/calendar/isoDate.ts";
import { media } from "../../styles/media.ts";
import { useMediaQuery } from "../../private/useMediaQuery.ts";
import { between, daysIn, type Period, type PeriodRules } from "./period.ts";
import { bandMessages } from "./rangeMessages.ts";
import { usePeriodWords } from "./usePeriodWords.ts";
import * as styles from "./DateRangePicker.css.ts";

interface RangeCalendarProps {
  period: Period | undefined;
  rules: PeriodRules;
  today: CalendarDate;
  /** Number of shortcut presses; each remounts the calendar at the chosen period, and focus stays on the button. */
  turns: number;
  onPeriod(period: Period): void;
}

/** Two months where they fit; the reader chooses the first day, then the last. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { period, rules, today, turns, onPeriod } = props;
  const t = useTranslations();
  const wide = useMediaQuery(media.tablet);
  const { refusal } = usePeriodWords(rules);
  const [from, setFrom] = useState<CalendarDate>();
  const [pointed, setPointed] = useState<CalendarDate>();

  /* While the last day is being chosen, the range extends to the day under the pointer or focus. */
  const reach =
    from && pointed && refusal(pointed, from) === undefined ? pointed : from;
  const shown = from && reach ? between(from, reach) : period;

  const stateOf = (day: CalendarDate): DayState => {
    const band = shown && bandOf(day, shown);
    return {
      selected: band !== undefined,
      band,
      note: band && t(bandMessages[band]),
      refused: refusal(day, from),
    };
  };
  const choose = (day: CalendarDate) => {
    setFrom(from ? undefined : day);
    if (from) onPeriod(between(from, day));
  };
  return (
    <div className={styles.choosing}>
      <p className={styles.prompt} role="status">
        {from
          ? t("ui.dateRangePicker.askEnd", { date: shownDate(from) })
          : period
            ? t("ui.dateRangePicker.chosen", {
                start: shownDate(period.start),
                end: shownDate(period.end),
                count: daysIn(period.start, period.end),
              })
            : t("ui.dateRangePicker.askStart")}
      </p>
      <Calendar
        key={turns}
        autoFocus={turns === 0}
        label={t("ui.dateRangePicker.choose")}
        start={period?.start ?? today}
        today={today}
        bounds={rules}
        months={wide ? 2 : 1}
        many
        stateOf={stateOf}
        onChoose={choose}
        onPoint={setPointed}
      />
    </div>
  );
}

function bandOf(day: CalendarDate, { start, end }: Period): DayState["band"] {
  const first = day.compare(start);
  const last = day.compare(end);
  if (first < 0 || last > 0) return undefined;
  if (first === 0 && last === 0) return "both";
  if (first === 0) return "start";
  return last === 0 ? "end" : "middle";
}

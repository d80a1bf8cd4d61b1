import type { CalendarDate } from "@internationalized/date";
import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { dateWords, monthWords, dayWords } from "./dateWords.ts";
import { weekdays, weeksOf } from "./week.ts";
import { useTranslations } from "../../words/translate.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import * as styles from "./Calendar.css.ts";

interface MonthGridProps {
  month: CalendarDate;
  firstWeekday: number;
  focused: CalendarDate;
  today: CalendarDate;
  many: boolean;
  stateOf(day: CalendarDate): DayState;
  onKeyDown(event: KeyboardEvent): void;
  onChoose(day: CalendarDate): void;
  onPoint?(day: CalendarDate | undefined): void;
}

/** The days of one month by week, as a grid. */
export function MonthGrid(props: MonthGridProps) {
  const { month, firstWeekday, focused, today, stateOf, onChoose, onPoint } =
    props;
  const { locale } = useIntl();
  return (
    <table
      role="grid"
      className={styles.grid}
      aria-label={monthWords(locale, month)}
      aria-multiselectable={props.many || undefined}
      onKeyDown={props.onKeyDown}
    >
      <thead>
        <tr>
          {weekdays(firstWeekday).map((day) => (
            <th
              key={day.toString()}
              scope="col"
              className={styles.weekday}
              aria-label={dateWords(locale, day, { weekday: "long" })}
            >
              {dateWords(locale, day, { weekday: "narrow" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, firstWeekday).map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day ? (
                <DayCell
                  key={column}
                  day={day}
                  state={stateOf(day)}
                  today={day.compare(today) === 0}
                  reachable={day.compare(focused) === 0}
                  onChoose={() => onChoose(day)}
                  onPoint={() => onPoint?.(day)}
                />
              ) : (
                <td role="gridcell" key={column} className={styles.cell({})} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface DayState {
  /** Selected, alone or as part of a period. */
  selected?: boolean;
  /** Position in a period, drawn as a band. A period of one day is both ends. */
  band?: "start" | "middle" | "end" | "both";
  /** Text after the date that says what it is: "first day". */
  note?: string;
  /** Why it cannot be selected. */
  refused?: string;
}

interface DayCellProps {
  day: CalendarDate;
  state: DayState;
  today: boolean;
  /** Whether it is the day that is the tab stop; only one day is. */
  reachable: boolean;
  onChoose(): void;
  onPoint(): void;
}

/** One day of a month. A day that cannot be selected can still be focused, so that its reason is announced. */
function DayCell(props: DayCellProps) {
  const { day, state, today, reachable, onChoose, onPoint } = props;
  const { selected = false, band, note, refused } = state;
  const intl = useIntl();
  const t = useTranslations();
  const name = [
    dayWords(intl.locale, day),
    today && t("ui.calendar.today"),
    note,
  ];
  return (
    <td
      role="gridcell"
      aria-selected={selected}
      className={styles.cell({ band })}
    >
      <button
        type="button"
        className={`${styles.day({ selected: selected && band !== "middle", today })} ${focusRingInset}`}
        tabIndex={reachable ? 0 : -1}
        aria-label={name.filter(Boolean).join(", ")}
        aria-current={today ? "date" : undefined}
        aria-disabled={refused !== undefined || undefined}
        /* Shown on hover, and announced after the name. */
        title={refused}
        data-day={day.toString()}
        onClick={() => refused === undefined && onChoose()}
        onMouseEnter={onPoint}
        onFocus={onPoint}
      >
        {intl.formatNumber(day.day)}
      </button>
    </td>
  );
}

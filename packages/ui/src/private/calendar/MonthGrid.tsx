import type { CalendarDate } from "@internationalized/date";
import type { KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import { dateWords, monthWords } from "./dateWords.ts";
import { DayCell, type DayState } from "./DayCell.tsx";
import { weekdays, weeksOf } from "./week.ts";
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

/** One month's days by week, as a grid. */
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

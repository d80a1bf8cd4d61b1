import type { CalendarDate } from "@internationalized/date";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { IconButton } from "../../components/icon-button/IconButton.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/VisuallyHidden.tsx";
import { readDirection } from "../direction.ts";
import { monthWords } from "./dateWords.ts";
import { MonthGrid, type DayState } from "./MonthGrid.tsx";
import type { Bounds } from "./isoDate.ts";
import { MonthYearSelects } from "./MonthYearSelects.tsx";
import { useCalendar } from "./useCalendar.ts";
import { firstDayOfWeek } from "./week.ts";
import * as styles from "./Calendar.css.ts";

export interface CalendarProps {
  /** What is being chosen; the calendar's accessible name. */
  label: string;
  /** The day that is shown and focused first. */
  start: CalendarDate;
  /** Moves focus to that day when the calendar appears. */
  autoFocus: boolean;
  today: CalendarDate;
  bounds: Bounds;
  months: 1 | 2;
  /** Whether several days can be selected. */
  many: boolean;
  /** Returns a day's state in the selection. */
  stateOf(day: CalendarDate): DayState;
  onChoose(day: CalendarDate): void;
  /** Called with the day that is hovered or focused, or undefined when the pointer leaves. */
  onPoint?(day: CalendarDate | undefined): void;
}

/**
 * Months of days to choose from, following the date grid of the ARIA practices.
 *
 * React Aria's calendar is not used: its labels and announcements come from its own packs and cannot be replaced by
 * ours for Malay, Thai, Vietnamese, Hindi, Indonesian or Burmese, and it takes today's date from the device.
 */
export function Calendar(props: CalendarProps) {
  const { label, today, bounds, months, many, stateOf, onChoose, onPoint } =
    props;
  const intl = useIntl();
  const t = useTranslations();
  const firstWeekday = firstDayOfWeek(intl.locale);
  const { root, first, focused, canTurn, visible, ...calendar } = useCalendar({
    start: props.start,
    autoFocus: props.autoFocus,
    bounds,
    months,
    firstWeekday,
  });
  const turn = (by: 1 | -1) => calendar.turnTo(first.add({ months: by }));
  return (
    <div
      ref={root}
      role="group"
      aria-label={label}
      dir={readDirection()}
      className={styles.calendar}
      onMouseLeave={() => onPoint?.(undefined)}
    >
      <VisuallyHidden role="status">
        {visible.map((month) => monthWords(intl.locale, month)).join(", ")}
      </VisuallyHidden>
      {visible.map((month, index) => (
        <div key={index} className={styles.month}>
          <div className={styles.head}>
            <span className={styles.turn}>
              {index === 0 && (
                <IconButton
                  icon="chevron-start"
                  label={t("ui.calendar.previous")}
                  disabled={!canTurn.back}
                  onClick={() => turn(-1)}
                />
              )}
            </span>
            <MonthYearSelects
              month={month}
              today={today}
              bounds={bounds}
              onMonth={(to) => calendar.turnTo(to.subtract({ months: index }))}
            />
            <span className={styles.turn}>
              {index === visible.length - 1 && (
                <IconButton
                  icon="chevron-end"
                  label={t("ui.calendar.next")}
                  disabled={!canTurn.on}
                  onClick={() => turn(1)}
                />
              )}
            </span>
          </div>
          <MonthGrid
            month={month}
            firstWeekday={firstWeekday}
            focused={focused}
            today={today}
            many={many}
            stateOf={stateOf}
            onKeyDown={calendar.onKeyDown}
            onChoose={(day) => {
              calendar.moveTo(day);
              onChoose(day);
            }}
            onPoint={onPoint}
          />
        </div>
      ))}
    </div>
  );
}

import type { CalendarDate } from "@internationalized/date";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Icon } from "../../components/icon/Icon.tsx";

import { dateWords } from "./dateWords.ts";
import { firstDay, lastDay, type Bounds } from "./isoDate.ts";
import * as styles from "./Calendar.css.ts";

interface MonthYearSelectsProps {
  month: CalendarDate;
  today: CalendarDate;
  bounds: Bounds;
  onMonth(month: CalendarDate): void;
}

/**
 * How many years are listed around today, or around a year beyond that range: enough for a birth date without listing
 * ten thousand.
 */
const reach = { back: 120, ahead: 20, around: 70 };

function yearsAround(year: number, today: number, { min, max }: Bounds) {
  const near = year >= today - reach.back && year <= today + reach.ahead;
  const from = near ? today - reach.back : year - reach.around;
  const to = near ? today + reach.ahead : year + reach.around;
  const earliest = Math.max(from, (min ?? firstDay).year);
  const latest = Math.min(to, (max ?? lastDay).year);
  return { earliest: Math.min(earliest, year), latest: Math.max(latest, year) };
}

/** Selects for month and year, as native lists: the quickest way to reach a year of birth, especially on phones. */
export function MonthYearSelects(props: MonthYearSelectsProps) {
  const { month, today, bounds, onMonth } = props;
  const intl = useIntl();
  const t = useTranslations();
  const { earliest, latest } = yearsAround(month.year, today.year, bounds);
  const months = Array.from({ length: 12 }, (_, index) =>
    month.set({ month: index + 1, day: 1 }),
  );
  return (
    <span className={styles.selects}>
      <Choice
        label={t("ui.calendar.month")}
        value={month.month}
        onChange={(value) => onMonth(month.set({ month: value, day: 1 }))}
        options={months.map((start) => ({
          value: start.month,
          words: dateWords(intl.locale, start, { month: "long" }),
          disabled: !touches(start, bounds),
        }))}
      />
      <Choice
        label={t("ui.calendar.year")}
        value={month.year}
        onChange={(value) => onMonth(nearestMonth(month, value, bounds))}
        options={Array.from({ length: latest - earliest + 1 }, (_, index) => ({
          value: latest - index,
          words: intl.formatNumber(latest - index, { useGrouping: false }),
        }))}
      />
    </span>
  );
}

const touches = (start: CalendarDate, { min, max }: Bounds) =>
  (!max || start.compare(max) <= 0) &&
  (!min || start.add({ months: 1 }).compare(min) > 0);

/* In the first or last year available, the same month may have no selectable day. */
function nearestMonth(
  month: CalendarDate,
  year: number,
  { min, max }: Bounds,
): CalendarDate {
  const to = month.set({ year, day: 1 });
  if (max && to.compare(max) > 0) return max;
  return min && to.add({ months: 1 }).compare(min) <= 0 ? min : to;
}

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly { value: number; words: string; disabled?: boolean }[];
  onChange(value: number): void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className={styles.choice}>
      <select
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {options.map(({ value, words, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {words}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron-down" size="small" />
      </span>
    </span>
  );
}

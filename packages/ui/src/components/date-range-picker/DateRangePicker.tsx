import { useState, type ReactNode } from "react";
import { useTranslations } from "../../words/translate.ts";
import { CalendarField } from "../../private/calendar/CalendarField.tsx";
import { hasWords } from "../../private/field/FieldAround.tsx";
import type { FieldBasics } from "../../private/field/FieldFrame.tsx";
import { readIso } from "../../private/calendar/isoDate.ts";
import { width } from "../../private/calendar/segments.ts";
import { useToday } from "../../private/calendar/useToday.ts";
import { useTyped } from "../../private/calendar/useTyped.ts";
import {
  pairOf,
  pairOfPeriod,
  periodOf,
  typedOf,
  type Period,
} from "./period.ts";
import type { DatePreset } from "./presets.ts";
import { RangeCalendar } from "./RangeCalendar.tsx";
import { RangePresets } from "./RangePresets.tsx";
import { RangeSegments } from "./RangeSegments.tsx";
import { usePeriodWords } from "./usePeriodWords.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./DateRangePicker.css.ts";

export interface DateRange {
  /** First day as `YYYY-MM-DD`, "" for none. */
  readonly start: string;
  /** Last day as `YYYY-MM-DD`, "" for none; included. */
  readonly end: string;
}

export interface DateRangePickerProps extends FieldBasics {
  /** Label, above the field; also the accessible name of its group. */
  label: ReactNode;
  /**
   * The period, including both days; an invalid date counts as none. A page that keeps it while the typed one cannot be
   * used need not say so: the field does.
   */
  value: DateRange;
  /** Called with a valid period, or with "" for both days while there is none: never with only one day. */
  onChange(value: DateRange): void;
  /** Today's date in the time zone of the records, `YYYY-MM-DD`; shortcuts are relative to it. */
  today: string;
  /** Shortcuts, in order. Today is included: the previous 7 days are today and the six before. @default none */
  presets?: readonly DatePreset[];
  /**
   * When a chosen period is applied: with its second day or a shortcut, or only with a button. A typed period is always
   * applied immediately.
   * @default "choice"
   */
  apply?: "choice" | "button";
  /** Earliest date, `YYYY-MM-DD`. */
  min?: string;
  /** Latest date, `YYYY-MM-DD`. */
  max?: string;
  /** Maximum length of a period in days, including both ends. */
  maxDays?: number;
  /** Error message; replaces the field's own. */
  error?: ReactNode;
}

/**
 * A period of days, typed as two dates `YYYY/MM/DD` or chosen in a calendar with two months, one on a phone.
 *
 * @example <DateRangePicker label="Period" name="period" value={period} onChange={setPeriod} today="2026-11-21" presets={["previous7", "previous30"]} max="2026-11-21" />
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, hint, error, name, value, maxDays, presets = [] } = props;
  const { apply = "choice", required = false, disabled = false } = props;
  const t = useTranslations();
  const today = useToday(props.today);
  const rules = { min: readIso(props.min), max: readIso(props.max), maxDays };
  const [typed, setTyped] = useTyped(
    pairOf(value.start, value.end),
    typedOf,
    (pair) => pairOfPeriod(periodOf(pair, rules)),
  );
  const [judged, setJudged] = useState(false);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Period>();
  const [turns, setTurns] = useState(0);
  const { problem } = usePeriodWords(rules);
  const period = periodOf(typed, rules);
  const kept = periodOf(typedOf(pairOf(value.start, value.end)), rules);
  const own = judged ? problem(typed, kept) : undefined;
  const shownError = hasWords(error) ? error : own;

  const change = (next: typeof typed) => {
    setTyped(next);
    /* A usable period is applied with the last digit of its end date, so an unusable one is refused with it. */
    const { day } = next.end;
    if (day !== typed.end.day && day.length === width.day) setJudged(true);
    const made = periodOf(next, rules);
    if (pairOfPeriod(made) === pairOf(value.start, value.end)) return;
    props.onChange({
      start: made?.start.toString() ?? "",
      end: made?.end.toString() ?? "",
    });
  };
  const setShown = (shown: boolean) => {
    setOpen(shown);
    setDraft(undefined);
    setTurns(0);
  };
  const take = (chosen: Period | undefined) => {
    if (chosen) change(typedOf(pairOfPeriod(chosen)));
    setShown(false);
  };
  const choose = apply === "choice" ? take : setDraft;

  return (
    <CalendarField
      label={label}
      hint={hint}
      error={shownError}
      required={required}
      disabled={disabled}
      open={open}
      onOpenChange={setShown}
      title={t("ui.dateRangePicker.choose")}
      onLeave={() => {
        if (open) return;
        setJudged(true);
        props.onBlur?.();
      }}
      segments={(describedBy) => (
        <RangeSegments
          typed={typed}
          onTyped={change}
          today={today}
          bounds={rules}
          name={name}
          wrong={hasWords(shownError)}
          required={required}
          disabled={disabled}
          describedBy={describedBy}
        />
      )}
      below={
        <VisuallyHidden role="status">
          {hasWords(error) ? undefined : own}
        </VisuallyHidden>
      }
      footer={
        apply === "button" ? (
          <RangeAnswers
            ready={(draft ?? period) !== undefined}
            onCancel={() => setShown(false)}
            onApply={() => take(draft)}
          />
        ) : undefined
      }
    >
      <div className={styles.panel}>
        {presets.length > 0 && (
          <RangePresets
            presets={presets}
            period={draft ?? period}
            rules={rules}
            today={today}
            onPeriod={(chosen) => {
              setTurns(turns + 1);
              choose(chosen);
            }}
          />
        )}
        <RangeCalendar
          period={draft ?? period}
          rules={rules}
          today={today}
          turns={turns}
          onPeriod={choose}
        />
      </div>
    </CalendarField>
  );
}

interface RangeAnswersProps {
  /** Whether there is a period to apply. */
  ready: boolean;
  onCancel(): void;
  onApply(): void;
}

/** Applies or discards the chosen period. */
function RangeAnswers({ ready, onCancel, onApply }: RangeAnswersProps) {
  const t = useTranslations();
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {t("ui.dateRangePicker.cancel")}
      </Button>
      <Button tone="accent" disabled={!ready} onClick={onApply}>
        {t("ui.dateRangePicker.apply")}
      </Button>
    </>
  );
}

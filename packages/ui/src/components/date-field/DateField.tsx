import type { CalendarDate } from "@internationalized/date";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { Calendar } from "../../private/calendar/Calendar.tsx";
import { CalendarField } from "../../private/calendar/CalendarField.tsx";
import { hasWords } from "../../private/field/FieldAround.tsx";
import type { FieldBasics } from "../../private/field/FieldFrame.tsx";
import { dateProblem } from "../../private/calendar/dateWords.ts";
import { DateSegments } from "../../private/calendar/DateSegments.tsx";
import { readIso } from "../../private/calendar/isoDate.ts";
import {
  amountOf,
  figuresOf,
  isoOf,
  type Figures,
} from "../../private/calendar/segments.ts";
import { useToday } from "../../private/calendar/useToday.ts";
import { useTyped } from "../../private/calendar/useTyped.ts";

export interface DateFieldProps extends FieldBasics {
  /** What is asked for; above the field, and the name of the group of its three places. */
  label: ReactNode;
  /** The day as `YYYY-MM-DD` of the Gregorian calendar, "" for none; whatever else is taken for none. */
  value: string;
  /** Called with the day as `YYYY-MM-DD`, or with "" while what is typed is no whole day. */
  onChange(value: string): void;
  /** What is wrong, in words; in place of what the field itself finds wrong. */
  error?: ReactNode;
  /** First day that can be chosen, `YYYY-MM-DD`; an earlier one can be typed and is reported with a sentence. */
  min?: string;
  /** Last day that can be chosen, `YYYY-MM-DD`; a later one can be typed and is reported with a sentence. */
  max?: string;
  /** The day it is where the records are kept, `YYYY-MM-DD`. @default the day of the player's machine */
  today?: string;
  /** Takes focus when it appears; for the first field of a dialog. @default false */
  autoFocus?: boolean;
}

/**
 * One day, typed as `YYYY/MM/DD` in the digits of any script or chosen in a calendar, Gregorian in every language.
 *
 * @example <DateField label="Birthday" name="birthday" value={birthday} onChange={setBirthday} max="2005-11-21" />
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, name, onBlur, autoFocus } = props;
  const { required = false, disabled = false } = props;
  const intl = useIntl();
  const t = useTranslations();
  const today = useToday(props.today);
  const bounds = { min: readIso(props.min), max: readIso(props.max) };
  const [figures, setFigures] = useTyped(props.value, figuresOf, isoOf);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const amount = amountOf(figures);
  const own = left ? dateProblem(intl, amount, bounds) : undefined;
  const shownError = hasWords(error) ? error : own;
  const chosen = amount.kind === "date" ? amount.date : undefined;

  const change = (next: Figures) => {
    setFigures(next);
    if (isoOf(next) !== isoOf(figuresOf(props.value)))
      props.onChange(isoOf(next));
  };
  const stateOf = (day: CalendarDate) => ({
    selected: chosen?.compare(day) === 0,
    refused: dateProblem(intl, { kind: "date", date: day }, bounds),
  });

  return (
    <CalendarField
      label={label}
      hint={hint}
      error={shownError}
      required={required}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
      title={t("ui.dateField.choose")}
      onLeave={() => {
        if (open) return;
        setLeft(true);
        onBlur?.();
      }}
      segments={(describedBy) => (
        <DateSegments
          figures={figures}
          onFigures={change}
          today={today}
          bounds={bounds}
          field={name}
          autoFocus={autoFocus}
          wrong={hasWords(shownError)}
          required={required}
          disabled={disabled}
          describedBy={describedBy}
        />
      )}
      sent={<input type="hidden" name={name} value={isoOf(figures)} />}
    >
      <Calendar
        label={t("ui.dateField.choose")}
        start={chosen ?? today}
        autoFocus
        today={today}
        bounds={bounds}
        months={1}
        many={false}
        stateOf={stateOf}
        onChoose={(day) => {
          change(figuresOf(day.toString()));
          setOpen(false);
        }}
      />
    </CalendarField>
  );
}

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
  /** Label, above the field; also the accessible name of its three parts as a group. */
  label: ReactNode;
  /** The date as `YYYY-MM-DD` in the Gregorian calendar, "" for none; any other text counts as none. */
  value: string;
  /** Called with the date as `YYYY-MM-DD`, or with "" while the typed date is incomplete. */
  onChange(value: string): void;
  /** Error message; replaces the field's own. */
  error?: ReactNode;
  /** Earliest date, `YYYY-MM-DD`; an earlier one can be typed but causes an error message. */
  min?: string;
  /** Latest date, `YYYY-MM-DD`; a later one can be typed but causes an error message. */
  max?: string;
  /** Today's date in the time zone of the records, `YYYY-MM-DD`. @default today on the player's device */
  today?: string;
  /** Takes focus on mount; for the first field of a dialog. @default false */
  autoFocus?: boolean;
}

/**
 * A single date, typed as `YYYY/MM/DD` in the digits of any script or chosen in a calendar; Gregorian in every
 * language.
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

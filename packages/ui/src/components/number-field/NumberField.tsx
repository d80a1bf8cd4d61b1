import { NumberParser } from "@internationalized/number";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { NumberBox } from "./NumberBox.tsx";
import { fitNumber, stepNumber, type Steps } from "./stepNumber.ts";

export interface NumberFieldProps extends Omit<
  FieldProps,
  "label" | "value" | "onChange" | "maxLength" | "autoComplete"
> {
  /** What is asked for; above the field, and part of its buttons' names. */
  label: string;
  /** The number now; undefined while there is none. */
  value: number | undefined;
  /** Called with the new number, by a step at once, after typing on Enter or when focus leaves; undefined when emptied. */
  onChange(value: number | undefined): void;
  /** Least; said as a hint, and what is typed below it becomes it. */
  min?: number;
  /** Most, likewise. */
  max?: number;
  /** What one step adds; numbers lie on this grid, counted from `min`. @default 1, or 1 in the last decimal */
  step?: number;
  /** What Page Up and Page Down add. @default ten steps */
  pageStep?: number;
  /** Most decimals. @default 0 */
  fractionDigits?: number;
  /** What is counted, after the number: "tickets", "%". */
  unit?: ReactNode;
}

/** Longer than any number that can be held exactly. */
const longest = 40;

/**
 * A count or a measure, typed or stepped; for money use AmountField.
 *
 * React Aria's own NumberField is not used: from its second step on it clears its announcer by innerHTML, which Trusted
 * Types refuse, and it says "Empty" from packs that lack several of our languages.
 *
 * @example <NumberField label="Tickets" name="tickets" value={count} onChange={setCount} min={1} max={20} />
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, hint, unit, ...others } = props;
  const {
    step: asked = 0,
    pageStep,
    fractionDigits: places = 0,
    ...field
  } = others;
  const step = asked > 0 ? asked : 10 ** -places;
  const steps: Steps = { min, max, step, places };
  const t = useTranslations();
  const { locale, formatNumber } = useIntl();
  const parser = new NumberParser(locale, { maximumFractionDigits: places });
  const [draft, setDraft] = useState<string>();
  const [spoken, setSpoken] = useState("");
  const written = (some: number | undefined) =>
    some === undefined || !Number.isFinite(some)
      ? ""
      : formatNumber(some, { maximumFractionDigits: places });
  const tell = (next: number | undefined) => {
    setDraft(undefined);
    if (next === value) return;
    setSpoken(written(next) || t("ui.numberField.empty"));
    onChange(next);
  };
  const typedNumber = () => {
    if (draft === undefined) return value;
    if (draft.trim() === "") return undefined;
    const read = parser.parse(draft);
    return Number.isNaN(read) ? value : fitNumber(read, steps);
  };
  const limited = min !== undefined || max !== undefined;
  const now = typedNumber();
  const lone = min === undefined || min < 0;
  return (
    <FieldFrame
      {...field}
      value={draft ?? written(value)}
      onChange={(text) => {
        const fits =
          text.length <= longest && parser.isValidPartialNumber(text, min, max);
        if (fits || text === "") setDraft(text);
      }}
      onBlur={() => {
        tell(typedNumber());
        onBlur?.();
      }}
      commits
      /* A phone's keyboard for digits has no minus. */
      inputMode={lone ? "text" : places > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      below={<VisuallyHidden role="status">{spoken}</VisuallyHidden>}
      hint={
        limited || hint !== undefined ? (
          <>
            <NumberLimits
              min={min === undefined ? undefined : written(min)}
              max={max === undefined ? undefined : written(max)}
            />
            {limited && hint !== undefined && " "}
            {hint}
          </>
        ) : undefined
      }
    >
      <NumberBox
        label={field.label}
        unit={unit}
        disabled={field.disabled}
        atLeast={now !== undefined && min !== undefined && now <= min}
        atMost={now !== undefined && max !== undefined && now >= max}
        onEnter={() => tell(typedNumber())}
        onStep={(by) => tell(stepNumber(now, by, steps))}
        onPage={(by) =>
          tell(stepNumber(now, (by * (pageStep ?? step * 10)) / step, steps))
        }
        onEnd={{
          least:
            min === undefined ? undefined : () => tell(fitNumber(min, steps)),
          most:
            max === undefined ? undefined : () => tell(fitNumber(max, steps)),
        }}
      />
    </FieldFrame>
  );
}

interface NumberLimitsProps {
  min: string | undefined;
  max: string | undefined;
}

/** How little and how much a field takes, in words. */
function NumberLimits({ min, max }: NumberLimitsProps) {
  const t = useTranslations();
  if (min !== undefined && max !== undefined)
    return t("ui.numberField.between", { min, max });
  if (min !== undefined) return t("ui.numberField.atLeast", { min });
  return max === undefined ? null : t("ui.numberField.atMost", { max });
}

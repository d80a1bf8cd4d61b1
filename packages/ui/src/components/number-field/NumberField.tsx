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
  /** Label above the field, also part of its buttons' accessible names. */
  label: string;
  /** Current number, or undefined. */
  value: number | undefined;
  /** Called with the new number: immediately after a step; after typing, on Enter or blur. Undefined when the field is cleared. */
  onChange(value: number | undefined): void;
  /** Minimum, shown as a hint. A lower number is raised to it. */
  min?: number;
  /** Maximum, likewise. */
  max?: number;
  /** Size of a step; numbers are rounded to steps from `min`. @default 1, or 1 in the last decimal */
  step?: number;
  /** Size of a Page Up or Page Down step. @default ten steps */
  pageStep?: number;
  /** Maximum number of decimals. @default 0 */
  fractionDigits?: number;
  /** Unit after the number: "tickets", "%". */
  unit?: ReactNode;
}

/** Longer than any number with an exact value. */
const longest = 40;

/**
 * A count or a measure, typed or changed in steps. For money, use AmountField.
 *
 * React Aria's own NumberField is not used: from its second step on it clears its announcer with innerHTML, which
 * Trusted Types block, and it announces "Empty" from packs that lack several of our languages.
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
      /* A phone's numeric keyboard has no minus. */
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

/** The limits of the field, in words. */
function NumberLimits({ min, max }: NumberLimitsProps) {
  const t = useTranslations();
  if (min !== undefined && max !== undefined)
    return t("ui.numberField.between", { min, max });
  if (min !== undefined) return t("ui.numberField.atLeast", { min });
  return max === undefined ? null : t("ui.numberField.atMost", { max });
}

import { useId, useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { AmountBox } from "./AmountBox.tsx";
import { AmountLimits } from "./AmountLimits.tsx";
import { AmountPresets } from "./AmountPresets.tsx";
import { readAmount } from "./readAmount.ts";
import { writeAmount } from "./writeAmount.ts";
import * as styles from "./AmountField.css.ts";

export interface AmountFieldProps extends Omit<
  FieldProps,
  "maxLength" | "autoComplete"
> {
  /** The amount as a plain decimal, "1234.50", or what the last `onChange` told. */
  value: string;
  /**
   * Called at each change with a plain decimal, with "" when there is nothing, or with the text as it stands when it
   * is no amount, which `checkAmount` and every other check refuse. Nothing is rounded or cut: "12.345" is told whole.
   */
  onChange(value: string): void;
  /** The currency as the platform writes it, "RM"; stands before the figure and may be pasted with it. */
  symbol?: string;
  /** Decimals that are shown at least while nobody types, and that `checkAmount` allows. @default 2 */
  fractionDigits?: number;
  /** Least amount, a plain decimal; shown as a hint, enforced by the form. */
  min?: string;
  /** Most, likewise. */
  max?: string;
  /** Amounts that one press fills in, plain decimals. */
  presets?: readonly string[];
  /** Called by a button in the field that fills in everything there is; no button without it. */
  onAll?(): void;
  /** `large` where the amount is the first thing on a page. @default "medium" */
  size?: "medium" | "large";
}

/**
 * An amount of money, a decimal string from props to events and exact to its last digit; it may be typed with the
 * digits and marks of any language, and is shown in those of the reader.
 *
 * @example <AmountField label="Amount" name="amount" symbol="RM" value={amount} onChange={setAmount} min="10" presets={["50", "100"]} />
 */
export function AmountField(props: AmountFieldProps) {
  const {
    value,
    onChange,
    hint,
    symbol,
    fractionDigits: places = 2,
    min,
    max,
    presets = [],
    onAll,
    size = "medium",
    ...field
  } = props;
  const t = useTranslations();
  const { locale } = useIntl();
  const symbolId = useId();
  /* What stands in the field while somebody is in it; a value that says something else has come from outside and wins. */
  const [draft, setDraft] = useState<string>();
  const told = (text: string) => readAmount(text, { locale, symbol }) ?? text;
  const grouped = draft === undefined;
  const text =
    draft !== undefined && told(draft) === value
      ? draft
      : writeAmount(value, { locale, places, grouped });
  const limited = min !== undefined || max !== undefined;
  const help: ReactNode = (limited || hint !== undefined) && (
    <>
      <AmountLimits min={min} max={max} symbol={symbol} places={places} />
      {limited && hint !== undefined && " "}
      {hint}
    </>
  );
  return (
    <div className={styles.root}>
      <FieldFrame
        {...field}
        value={text}
        onChange={(typed) => {
          setDraft(typed);
          onChange(told(typed));
        }}
        hint={help || undefined}
        inputMode="decimal"
        autoComplete="off"
        describedBy={symbol === undefined ? undefined : symbolId}
      >
        <AmountBox
          symbol={symbol}
          symbolId={symbolId}
          size={size}
          length={text.length}
          onEnter={() =>
            setDraft(writeAmount(value, { locale, places, grouped: false }))
          }
          onLeave={() => setDraft(undefined)}
          all={onAll && t("ui.amountField.all")}
          onAll={onAll}
          disabled={field.disabled}
        />
      </FieldFrame>
      {presets.length > 0 && (
        <AmountPresets
          presets={presets}
          value={value}
          symbol={symbol}
          disabled={field.disabled}
          onChoose={onChange}
        />
      )}
    </div>
  );
}

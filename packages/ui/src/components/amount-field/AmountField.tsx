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
  /** The amount as a plain decimal, "1234.50", or whatever the last `onChange` passed. */
  value: string;
  /**
   * Called on each change with a plain decimal, with "" when the field is empty, or with the text as typed when it is
   * not an amount; `checkAmount` and every other check reject such a text. Nothing is rounded or cut: "12.345" is
   * passed in full.
   */
  onChange(value: string): void;
  /** The currency as the platform writes it, "RM"; shown before the amount, and accepted in pasted text. */
  symbol?: string;
  /** Decimal places: the fewest shown while nobody is typing, and the most that `checkAmount` allows. @default 2 */
  fractionDigits?: number;
  /** Minimum amount, a plain decimal; shown as a hint and enforced by the form. */
  min?: string;
  /** Maximum amount, a plain decimal; shown and enforced like the minimum. */
  max?: string;
  /** Quick amounts, plain decimals; one press fills in one of them. */
  presets?: readonly string[];
  /** Called by a button in the field that fills in the whole available amount; without it there is no button. */
  onAll?(): void;
  /** `large` where the amount is the main thing on a page. @default "medium" */
  size?: "medium" | "large";
}

/**
 * A field for an amount of money. Props and events carry the amount as a decimal string, exact to the last digit. It
 * can be typed with the digits and separators of any language and is shown in those of the reader's language.
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
  /* What the field shows while it is being edited; a value that differs was set from outside and takes precedence. */
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

import { useRef } from "react";
import * as fieldStyles from "../../private/field/field.css.ts";
import { useFieldInput } from "../../private/field/FieldInput.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import * as styles from "./AmountField.css.ts";

interface AmountBoxProps {
  symbol: string | undefined;
  /** The input is described by it. */
  symbolId: string;
  size: "medium" | "large";
  /** Characters in the field: large figures step down before they are cut off. */
  length: number;
  onEnter(): void;
  onLeave(): void;
  /** Words of the button that fills in everything. */
  all: string | undefined;
  onAll: (() => void) | undefined;
  disabled: boolean | undefined;
}

/** The outline with the currency, the figure and the button for everything. */
export function AmountBox(props: AmountBoxProps) {
  const { symbol, symbolId, size, length, onEnter, onLeave } = props;
  const { all, onAll, disabled = false } = props;
  const input = useFieldInput();
  const byPointer = useRef(false);
  const room = length > 20 ? "tiny" : length > 12 ? "small" : "full";
  return (
    <div className={`${fieldStyles.box} ${styles.box({ size })}`}>
      {symbol !== undefined && (
        <span id={symbolId} className={styles.symbol({ size })}>
          {symbol}
        </span>
      )}
      <input
        {...input}
        type="text"
        /* No maxLength: a paste cut short by it would be another amount. */
        className={`${fieldStyles.input} ${styles.figure({ size, room })}`}
        dir="ltr"
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onFocus={({ currentTarget }) => {
          onEnter();
          /* Tab marks the whole figure; the figure without its groups is another text, so it is marked again. */
          if (!byPointer.current) queueMicrotask(() => currentTarget.select());
        }}
        onBlur={() => {
          byPointer.current = false;
          input.onBlur?.();
          onLeave();
        }}
      />
      {onAll && (
        <button
          type="button"
          className={`${styles.all} ${focusRingInset}`}
          disabled={disabled}
          onClick={onAll}
        >
          {all}
        </button>
      )}
    </div>
  );
}

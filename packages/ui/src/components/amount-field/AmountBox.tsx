import { useRef } from "react";
import * as fieldStyles from "../../private/field/field.css.ts";
import { useFieldInput } from "../../private/field/FieldInput.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import * as styles from "./AmountField.css.ts";

interface AmountBoxProps {
  symbol: string | undefined;
  /** Id of the currency element, which describes the input. */
  symbolId: string;
  size: "medium" | "large";
  /** Number of characters in the field; long amounts get a smaller font before they are cut off. */
  length: number;
  onEnter(): void;
  onLeave(): void;
  /** Label of the button that fills in the whole available amount. */
  all: string | undefined;
  onAll: (() => void) | undefined;
  disabled: boolean | undefined;
}

/** The outlined box with the currency, the amount and the button for the whole amount. */
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
        /* No maxLength: a paste cut short by it would become another amount. */
        className={`${fieldStyles.input} ${styles.figure({ size, room })}`}
        dir="ltr"
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onFocus={({ currentTarget }) => {
          onEnter();
          /* Tab selects the whole amount; removing the grouping changes the text, so it is selected again. */
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

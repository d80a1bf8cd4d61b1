import type { ReactNode } from "react";
import * as styles from "./TickBox.css.ts";

interface TickBoxProps {
  /** Accessible name. */
  label: string;
  checked: boolean;
  /** Indeterminate: some of what it represents is selected. @default false */
  mixed?: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
  /** Visible label, where the box is not in a row that shows what it selects. */
  children?: ReactNode;
}

/**
 * The checkbox that selects a row. Native, since a page has fifty of them and an indeterminate state is needed.
 *
 * @example <TickBox label="Select Jade Garden" checked={chosen} onChange={choose} />
 */
export function TickBox({
  label,
  checked,
  mixed = false,
  disabled = false,
  onChange,
  children,
}: TickBoxProps) {
  return (
    <label className={styles.target}>
      <span className={styles.spot}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = mixed;
          }}
          type="checkbox"
          className={styles.box}
          aria-label={label}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      {children}
    </label>
  );
}

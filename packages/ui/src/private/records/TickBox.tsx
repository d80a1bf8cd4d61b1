import type { ReactNode } from "react";
import * as styles from "./TickBox.css.ts";

interface TickBoxProps {
  /** Its name. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. @default false */
  mixed?: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
  /** The name once more, for who sees it, where the box does not stand in a row that says what it chooses. */
  children?: ReactNode;
}

/**
 * The box that chooses a row. Native, since a page has fifty of them and a mixed state is needed.
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

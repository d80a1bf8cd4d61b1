import * as styles from "./TickBox.css.ts";

interface TickBoxProps {
  /** Its name; nothing is written beside it. */
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. @default false */
  mixed?: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
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
}: TickBoxProps) {
  return (
    <label className={styles.target}>
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
    </label>
  );
}

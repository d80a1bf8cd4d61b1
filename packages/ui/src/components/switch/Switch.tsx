import { Switch as Toggle } from "radix-ui";
import { useId, type ReactNode } from "react";
import * as choiceStyles from "../../private/field/choice.css.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import * as styles from "./Switch.css.ts";

export interface SwitchProps {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state; it takes effect at once. */
  onChange(checked: boolean): void;
  /** What is switched, in words. */
  children: ReactNode;
  /** What it does, below the words. */
  hint?: ReactNode;
  /** Cannot be changed now. @default false */
  disabled?: boolean;
}

/**
 * On or off, at once and without a form; for what is sent with others use Checkbox.
 *
 * @example <Switch checked={masked} onChange={setMasked}>Hide my balance</Switch>
 */
export function Switch({
  checked,
  onChange,
  children,
  hint,
  disabled = false,
}: SwitchProps) {
  const id = useId();
  const hintId = useId();
  return (
    <div className={choiceStyles.choice}>
      <span
        className={
          disabled
            ? `${choiceStyles.words} ${choiceStyles.wordsDisabled}`
            : choiceStyles.words
        }
      >
        <label htmlFor={id}>{children}</label>
        {hint !== undefined && (
          <span id={hintId} className={`${fieldStyles.hint} ${styles.hint}`}>
            {hint}
          </span>
        )}
      </span>
      <span className={choiceStyles.control}>
        <Toggle.Root
          id={id}
          className={`${styles.track} ${focusRing} ${fingerTarget}`}
          checked={checked}
          onCheckedChange={onChange}
          disabled={disabled}
          aria-describedby={hint === undefined ? undefined : hintId}
        >
          <Toggle.Thumb className={styles.thumb} />
        </Toggle.Root>
      </span>
    </div>
  );
}

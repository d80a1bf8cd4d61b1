import { Checkbox as Box } from "radix-ui";
import { useId, type ReactNode } from "react";
import * as choiceStyles from "../../private/field/choice.css.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { FieldErrorWords } from "../../private/field/FieldErrorWords.tsx";
import { RequiredMark } from "../../private/field/RequiredMark.tsx";
import { focusRing } from "../../styles/focus.css.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { Icon } from "../icon/Icon.tsx";
import * as styles from "./Checkbox.css.ts";

export interface CheckboxProps {
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new state when box or words are pressed. */
  onChange(checked: boolean): void;
  /** What is agreed to or chosen; may hold links. */
  children: ReactNode;
  /** What is wrong, in words. */
  error?: ReactNode;
  /** Name in the form; an error summary finds the box by it. */
  name: string;
  /** Marks it with a star and says so to screen readers. @default false */
  required?: boolean;
  /** Cannot be changed now. @default false */
  disabled?: boolean;
}

/**
 * A yes or no that takes effect with the form it stands in.
 *
 * @example <Checkbox name="terms" checked={agreed} onChange={setAgreed}>I am of age and accept the terms</Checkbox>
 */
export function Checkbox(props: CheckboxProps) {
  const {
    checked,
    onChange,
    children,
    error,
    name,
    required = false,
    disabled = false,
  } = props;
  const id = useId();
  const errorId = useId();
  const wrong = error !== undefined && error !== null && error !== "";
  return (
    <div>
      <div className={choiceStyles.choice}>
        <span className={choiceStyles.control}>
          <Box.Root
            id={id}
            className={`${styles.mark} ${focusRing} ${fingerTarget}`}
            checked={checked}
            onCheckedChange={(next) => onChange(next === true)}
            name={name}
            data-field={name}
            aria-required={required || undefined}
            disabled={disabled}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? errorId : undefined}
          >
            <Box.Indicator>
              <Icon name="check" size="small" />
            </Box.Indicator>
          </Box.Root>
        </span>
        <label
          htmlFor={id}
          className={
            disabled
              ? `${choiceStyles.words} ${choiceStyles.wordsDisabled}`
              : choiceStyles.words
          }
        >
          {children}
          {required && <RequiredMark />}
        </label>
      </div>
      {wrong && (
        <div id={errorId} className={`${fieldStyles.error} ${styles.error}`}>
          <FieldErrorWords>{error}</FieldErrorWords>
        </div>
      )}
    </div>
  );
}

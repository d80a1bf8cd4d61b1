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
  /** Called with the new value when the box or its label is pressed. */
  onChange(checked: boolean): void;
  /** Label: what is agreed to or chosen; may contain links. */
  children: ReactNode;
  /** Error message. */
  error?: ReactNode;
  /** Name in the form; an error summary links to the box by it. */
  name: string;
  /** Marks it with an asterisk and announces it as required. @default false */
  required?: boolean;
  /** Whether it is disabled. @default false */
  disabled?: boolean;
}

/**
 * A yes-or-no choice that takes effect when its form is submitted.
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

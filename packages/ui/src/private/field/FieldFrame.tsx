import type { ReactNode } from "react";
import {
  FieldError,
  Label,
  Text,
  TextField as AriaTextField,
} from "react-aria-components/TextField";
import { FieldErrorWords } from "./FieldErrorWords.tsx";
import * as styles from "./field.css.ts";
import { RequiredMark } from "./RequiredMark.tsx";

export interface FieldProps {
  /** What is asked for; above the field, and its name. */
  label: ReactNode;
  /** What the field holds now. */
  value: string;
  /** Called with the new text at each change. */
  onChange(value: string): void;
  /** Called when focus leaves the field; the time to check what was typed. */
  onBlur?(): void;
  /** What is wrong, in words; shown and read with the field. */
  error?: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** Marks the field with a star and says so to screen readers. @default false */
  required?: boolean;
  /** Shows the value but lets nobody change it. @default false */
  disabled?: boolean;
  /** Name in the form; an error summary finds the field by it. */
  name: string;
  /** What browsers and password managers may fill in, by the names of the HTML standard. */
  autoComplete?: string;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** Takes focus when it appears; for the first field of a dialog. @default false */
  autoFocus?: boolean;
}

interface FieldFrameProps extends FieldProps {
  type?: "text" | "email" | "tel" | "url" | "password";
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url" | "none";
  describedBy?: string;
  onKey?(event: { getModifierState(key: string): boolean }): void;
  /** The outline with the input in it. */
  children: ReactNode;
  /** Words that belong below the outline, before hint and error. */
  below?: ReactNode;
}

/** Label, outline, hint and error of everything that is typed into, tied together for screen readers. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    label,
    error,
    hint,
    required = false,
    disabled = false,
    describedBy,
    onKey,
    children,
    below,
    ...rest
  } = props;
  const wrong = error !== undefined && error !== null && error !== "";
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      /* Rules are ours to check; the browser's own bubbles are neither themed nor in the player's language. */
      validationBehavior="aria"
      isRequired={required}
      isDisabled={disabled}
      isInvalid={wrong}
      aria-describedby={describedBy}
      onKeyDown={onKey}
      onKeyUp={onKey}
    >
      <Label className={styles.label}>
        {label}
        {required && <RequiredMark />}
      </Label>
      {children}
      {below}
      {hint !== undefined && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error}>
        <FieldErrorWords>{error}</FieldErrorWords>
      </FieldError>
    </AriaTextField>
  );
}

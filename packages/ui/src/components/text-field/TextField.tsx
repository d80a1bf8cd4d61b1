import type { ReactNode } from "react";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { InputBox } from "../../private/field/InputBox.tsx";

export interface TextFieldProps extends FieldProps {
  /** Type of text, which decides a phone's keyboard. @default "text" */
  type?: "text" | "email" | "tel" | "url";
  /** A phone's keyboard, if it should differ from that of `type`. */
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url" | "none";
  /** An example of what to type. Never the only place for a rule, since it disappears. */
  placeholder?: string;
  /** Icon or text before the input, for example a currency. */
  start?: ReactNode;
  /** Icon, text or a small button after it. */
  end?: ReactNode;
}

/**
 * A single-line text field with label, help and error.
 *
 * @example <TextField label="Username" name="account" value={account} onChange={setAccount} required />
 */
export function TextField({
  start,
  end,
  placeholder,
  type = "text",
  ...field
}: TextFieldProps) {
  return (
    <FieldFrame {...field}>
      <InputBox
        type={type}
        start={start}
        end={end}
        placeholder={placeholder}
        dir={type === "text" ? undefined : "ltr"}
      />
    </FieldFrame>
  );
}

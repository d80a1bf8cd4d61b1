import type { ReactNode } from "react";
import {
  FieldFrame,
  type FieldProps,
} from "../../private/field/FieldFrame.tsx";
import { InputBox } from "../../private/field/InputBox.tsx";

export interface TextFieldProps extends FieldProps {
  /** What kind of text it is; phones choose their keyboard by it. @default "text" */
  type?: "text" | "email" | "tel" | "url";
  /** Keyboard of a phone where it should differ from the one of `type`. */
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url" | "none";
  /** An example of what to type; never the only place for a rule, since it goes away. */
  placeholder?: string;
  /** Picture or words before the text, a currency for one. */
  start?: ReactNode;
  /** Picture, words or a small button after it. */
  end?: ReactNode;
}

/**
 * One line of text with its label, help and error.
 *
 * @example <TextField label="User name" name="account" value={account} onChange={setAccount} required />
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

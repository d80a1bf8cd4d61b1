import type { ReactNode, Ref } from "react";
import * as styles from "./field.css.ts";
import { useFieldInput } from "./FieldInput.ts";

interface InputBoxProps {
  type?: "text" | "email" | "tel" | "url" | "password";
  start?: ReactNode;
  end?: ReactNode;
  placeholder?: string;
  /**
   * For text that is not prose, such as passwords and addresses: left to right, without autocapitalisation, and
   * without spell checking, which may send it to a server.
   */
  dir?: "ltr";
  inputRef?: Ref<HTMLInputElement>;
}

/** The outline with a single-line input. */
export function InputBox({
  type = "text",
  start,
  end,
  placeholder,
  dir,
  inputRef,
}: InputBoxProps) {
  const input = useFieldInput();
  const exact = dir && ({ autoCapitalize: "none", spellCheck: false } as const);
  return (
    <div className={styles.box}>
      {start !== undefined && <span className={styles.start}>{start}</span>}
      <input
        {...input}
        {...exact}
        ref={inputRef}
        type={type}
        className={styles.input}
        placeholder={placeholder}
        dir={dir}
      />
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

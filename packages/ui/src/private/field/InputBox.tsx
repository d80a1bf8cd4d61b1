import type { ReactNode } from "react";
import { Input } from "react-aria-components/TextField";
import * as styles from "./field.css.ts";

interface InputBoxProps {
  start?: ReactNode;
  end?: ReactNode;
  placeholder?: string;
  dir?: "ltr";
}

/** The outline with one line to type into. */
export function InputBox({ start, end, placeholder, dir }: InputBoxProps) {
  return (
    <div className={styles.box}>
      {start !== undefined && <span className={styles.start}>{start}</span>}
      <Input className={styles.input} placeholder={placeholder} dir={dir} />
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </div>
  );
}

import type { ReactNode } from "react";
import { Icon } from "../../components/icon/Icon.tsx";
import * as styles from "./field.css.ts";

/** What is wrong, in words with a sign beside them. */
export function FieldErrorWords({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.errorIcon}>
        <Icon name="error" size="small" />
      </span>
      <span>{children}</span>
    </>
  );
}

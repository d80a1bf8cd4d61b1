import type { ReactNode } from "react";
import { Icon } from "../../components/icon/Icon.tsx";
import * as styles from "./field.css.ts";

/** An error message with an icon. */
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

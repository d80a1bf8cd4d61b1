import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** What a screen reader says. */
  children: ReactNode;
  /** `status` speaks changes when the reader pauses, `alert` at once. Leave out for words that are just there. */
  role?: "status" | "alert";
  /** So that another element can be described by it. */
  id?: string;
}

/**
 * Words for who listens, not for who looks.
 *
 * @example <VisuallyHidden role="status">28 games</VisuallyHidden>
 */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role} id={id}>
      {children}
    </span>
  );
}

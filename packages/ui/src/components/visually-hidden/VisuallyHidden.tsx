import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** Text for screen readers. */
  children: ReactNode;
  /** `status` announces changes when the screen reader pauses, `alert` immediately. Omit it for static text. */
  role?: "status" | "alert";
  /** Id, so that another element can be described by it. */
  id?: string;
}

/**
 * Text for screen readers that is not visible.
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

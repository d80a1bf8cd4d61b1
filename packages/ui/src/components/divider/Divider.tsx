import type { ReactNode } from "react";
import * as styles from "./Divider.css.ts";

export interface DividerProps {
  /** `vertical` between things in a row. @default "horizontal" */
  direction?: "horizontal" | "vertical";
  /** Words in the middle of the line, "or" between two ways. Horizontal only. */
  children?: ReactNode;
}

/**
 * A quiet line where space alone does not tell two things apart.
 *
 * @example <Divider>or continue with</Divider>
 */
export function Divider({ direction = "horizontal", children }: DividerProps) {
  if (children !== undefined)
    return <div className={styles.labelled}>{children}</div>;
  if (direction === "vertical") {
    return (
      <div
        role="separator"
        aria-orientation="vertical"
        className={styles.vertical}
      />
    );
  }
  return <hr className={styles.horizontal} />;
}

import type { ReactNode } from "react";
import type { Gap } from "./gap.ts";
import * as styles from "./Stack.css.ts";

export interface GridProps {
  children: ReactNode;
  /** Gap between cells, a step of the 4 px scale. @default "x4" */
  gap?: Gap;
  /** Minimum column width: 10, 16 or 22 rem. @default "medium" */
  minimum?: "small" | "medium" | "large";
  /** HTML element to render. @default "div" */
  as?: "div" | "ul" | "ol";
}

/**
 * Lays out children in as many equal columns as fit.
 *
 * @example <Grid minimum="small">{vendors}</Grid>
 */
export function Grid({
  children,
  gap = "x4",
  minimum = "medium",
  as: Element = "div",
}: GridProps) {
  return (
    <Element className={`${styles.grid({ minimum })} ${styles.gap[gap]}`}>
      {children}
    </Element>
  );
}

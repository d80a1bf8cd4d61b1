import type { ReactNode } from "react";
import type { Gap } from "./gap.ts";
import * as styles from "./Stack.css.ts";

export interface GridProps {
  children: ReactNode;
  /** Space between cells, by step of the 4 px scale. @default "x4" */
  gap?: Gap;
  /** Narrowest a column may get before there is one less: 10, 16 or 22 rem. @default "medium" */
  minimum?: "small" | "medium" | "large";
  /** The element, where it means something. @default "div" */
  as?: "div" | "ul" | "ol";
}

/**
 * Lays things in as many equal columns as the space holds.
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

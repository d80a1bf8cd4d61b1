import type { ReactNode } from "react";
import type { Gap } from "./gap.ts";
import * as styles from "./Stack.css.ts";

export interface InlineProps {
  children: ReactNode;
  /** Space between children, by step of the 4 px scale. @default "x2" */
  gap?: Gap;
  /** Where children lie across. @default "center" */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /** Where children lie along. @default "start" */
  justify?: "start" | "center" | "end" | "between";
  /** Goes on in a next row where there is no room. @default true */
  wrap?: boolean;
  /** The element, where it means something. @default "div" */
  as?: "div" | "span" | "ul" | "ol" | "nav";
}

/**
 * Lays things side by side, in the direction of reading.
 *
 * @example <Inline justify="end"><Button>Cancel</Button><Button tone="accent">Save</Button></Inline>
 */
export function Inline({
  children,
  gap = "x2",
  align = "center",
  justify = "start",
  wrap = true,
  as: Element = "div",
}: InlineProps) {
  return (
    <Element
      className={`${styles.inline({ align, justify, wrap })} ${styles.gap[gap]}`}
    >
      {children}
    </Element>
  );
}

import type { ReactNode } from "react";
import type { Gap } from "./gap.ts";
import * as styles from "./Stack.css.ts";

export interface InlineProps {
  children: ReactNode;
  /** Gap between children, a step of the 4 px scale. @default "x2" */
  gap?: Gap;
  /** Alignment on the block axis. @default "center" */
  align?: "start" | "center" | "end" | "stretch" | "baseline";
  /** Alignment on the inline axis. @default "start" */
  justify?: "start" | "center" | "end" | "between";
  /** Wraps to the next row if there is no room. @default true */
  wrap?: boolean;
  /** HTML element to render. @default "div" */
  as?: "div" | "span" | "ul" | "ol" | "nav";
}

/**
 * Lays out children side by side, in reading direction.
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

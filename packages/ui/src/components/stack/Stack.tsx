import type { ReactNode } from "react";
import type { Gap } from "./gap.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  children: ReactNode;
  /** Gap between children, a step of the 4 px scale. @default "x4" */
  gap?: Gap;
  /** Alignment on the inline axis. @default "stretch" */
  align?: "start" | "center" | "end" | "stretch";
  /** HTML element to render. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | "dl" | "nav" | "header" | "footer";
}

/**
 * Lays out children one below the other.
 *
 * @example <Stack gap="x2"><Heading level={3}>…</Heading><Text>…</Text></Stack>
 */
export function Stack({
  children,
  gap = "x4",
  align = "stretch",
  as: Element = "div",
}: StackProps) {
  return (
    <Element className={`${styles.stack({ align })} ${styles.gap[gap]}`}>
      {children}
    </Element>
  );
}

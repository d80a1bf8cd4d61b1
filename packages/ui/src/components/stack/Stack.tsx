import type { ReactNode } from "react";
import type { Gap } from "./gap.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  children: ReactNode;
  /** Space between children, by step of the 4 px scale. @default "x4" */
  gap?: Gap;
  /** Where children lie across. @default "stretch" */
  align?: "start" | "center" | "end" | "stretch";
  /** The element, where it means something. @default "div" */
  as?: "div" | "section" | "ul" | "ol" | "dl" | "nav" | "header" | "footer";
}

/**
 * Lays things one below the other.
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

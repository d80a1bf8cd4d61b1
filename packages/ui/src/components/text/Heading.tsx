import type { ReactNode } from "react";
import type { TextTone } from "./textTone.ts";
import * as styles from "./Text.css.ts";

export interface HeadingProps {
  children: ReactNode;
  /** Level in the page outline. Use 1 once per page. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, independent of `level`. `display` is for the main heading of a screen. @default by level: page, section, card */
  size?: "card" | "section" | "page" | "display";
  /** Colour by meaning. @default "primary" */
  tone?: TextTone;
  /** @default "start" */
  align?: "start" | "center" | "end";
  /** Number of lines before it is truncated with an ellipsis. @default "all" */
  lines?: "all" | "one" | "two" | "three";
  /** Id, so that a region can be labelled by it. */
  id?: string;
}

/**
 * A heading in the brand's display font.
 *
 * @example <Heading level={2} size="section">Hot games</Heading>
 */
export function Heading({
  children,
  level,
  size,
  tone = "primary",
  align = "start",
  lines = "all",
  id,
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={styles.heading({
        size: size ?? sizeOf(level),
        tone,
        align,
        lines,
      })}
      id={id}
    >
      {children}
    </Element>
  );
}

function sizeOf(
  level: HeadingProps["level"],
): NonNullable<HeadingProps["size"]> {
  if (level === 1) return "page";
  return level === 2 ? "section" : "card";
}

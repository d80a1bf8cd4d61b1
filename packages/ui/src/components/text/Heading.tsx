import type { ReactNode } from "react";
import type { TextTone } from "./textTone.ts";
import * as styles from "./Text.css.ts";

export interface HeadingProps {
  children: ReactNode;
  /** Place in the outline of the page: 1 for its subject, once. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How it looks, apart from its place: `display` for the one heading of a screen. @default by level: page, section, card */
  size?: "card" | "section" | "page" | "display";
  /** Colour by meaning. @default "primary" */
  tone?: TextTone;
  /** @default "start" */
  align?: "start" | "center" | "end";
  /** How many lines before it is cut with an ellipsis. @default "all" */
  lines?: "all" | "one" | "two" | "three";
  /** So that a region can be labelled by it. */
  id?: string;
}

/**
 * A heading in the brand's display face.
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

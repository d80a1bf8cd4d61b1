import type { ReactNode } from "react";
import type { TextTone } from "./textTone.ts";
import * as styles from "./Text.css.ts";

export interface TextProps {
  children: ReactNode;
  /** HTML element: a paragraph, or a span inside one. @default "p" */
  as?:
    | "p"
    | "span"
    | "div"
    | "strong"
    | "em"
    | "time"
    | "dt"
    | "dd"
    | "figcaption";
  /** Step of the type scale: `caption` 12, `small` 14, `body` 16, `lead` 18 px, or as the brand sets it. @default "body" */
  size?: "caption" | "small" | "body" | "lead";
  /** Colour by meaning. @default "primary" */
  tone?: TextTone;
  /** `strong` for labels and important figures. @default "body" */
  weight?: "body" | "strong";
  /** @default "start" */
  align?: "start" | "center" | "end";
  /** Number of lines before it is truncated with an ellipsis. @default "all" */
  lines?: "all" | "one" | "two" | "three";
  /** Figures of equal width, for numbers that are compared or change. @default false */
  tabular?: boolean;
  /** Limits lines to 70 characters, for running text. @default false */
  measure?: boolean;
  /** Id, so that another element can be labelled or described by it. */
  id?: string;
}

/**
 * Text in the brand's body font.
 *
 * @example <Text size="small" tone="quiet">Updated a minute ago</Text>
 */
export function Text({
  children,
  as: Element = "p",
  size = "body",
  tone = "primary",
  weight = "body",
  align = "start",
  lines = "all",
  tabular = false,
  measure = false,
  id,
}: TextProps) {
  return (
    <Element
      className={styles.text({
        size,
        tone,
        weight,
        align,
        lines,
        tabular,
        measure,
      })}
      id={id}
    >
      {children}
    </Element>
  );
}

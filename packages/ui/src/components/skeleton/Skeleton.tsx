import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** What is loading: a line of text, small text, caption or heading, a control, a 3:4 card, a 16:9 banner, a circle, or `block` to fill the container. @default "text" */
  shape?:
    | "text"
    | "small"
    | "caption"
    | "heading"
    | "control"
    | "block"
    | "card"
    | "banner"
    | "circle";
  /** Share of the container's width; `control` is the size of a square control. @default "full" */
  width?: "quarter" | "half" | "most" | "full" | "control";
}

/**
 * The shape of content that is loading, in its final place, so that nothing jumps. Screen readers ignore it: mark the
 * loading region with `aria-busy`.
 *
 * @example <Skeleton shape="card" />
 */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps) {
  return (
    <span className={styles.skeleton({ shape, width })} aria-hidden="true" />
  );
}

import * as styles from "./Skeleton.css.ts";

export interface SkeletonProps {
  /** What is coming: a line of text, small text, caption or heading, a control, a 3:4 card, a 16:9 banner, a circle, or `block` to fill its place. @default "text" */
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
  /** Share of its place that it takes; `control` is the square of a control. @default "full" */
  width?: "quarter" | "half" | "most" | "full" | "control";
}

/**
 * The shape of what is coming, in the very place it will take, so that nothing jumps. It is not spoken: mark the
 * region that waits with `aria-busy`.
 *
 * @example <Skeleton shape="card" />
 */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps) {
  return (
    <span className={styles.skeleton({ shape, width })} aria-hidden="true" />
  );
}

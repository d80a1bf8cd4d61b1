import * as styles from "./SortMark.css.ts";

/** Two small arrows; of a sorted column only the one that points where the values grow. */
export function SortMark({
  direction,
}: {
  direction: "ascending" | "descending" | undefined;
}) {
  return (
    <svg
      className={styles.sortMark}
      viewBox="0 0 10 16"
      aria-hidden="true"
      focusable="false"
    >
      {direction !== "descending" && <path d="M5 1.5 9 6.5H1z" />}
      {direction !== "ascending" && <path d="M5 14.5 1 9.5h8z" />}
    </svg>
  );
}

import * as styles from "./field.css.ts";

/** The star of a required field; the field itself announces it to screen readers. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.star}>
      *
    </span>
  );
}

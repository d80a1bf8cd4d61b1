import * as styles from "./field.css.ts";

/** The star of a field that must be filled in; screen readers are told by the field itself. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.star}>
      *
    </span>
  );
}

import { Picture } from "./Picture.tsx";
import * as styles from "./picture.css.ts";

/** Cards of which only the outlines have loaded, and an unplugged cable. */
export function LoadFailurePicture() {
  return (
    <Picture>
      <rect
        className={styles.broken}
        x="72"
        y="36"
        width="84"
        height="116"
        rx="12"
        transform="rotate(-9 114 94)"
      />
      <rect
        className={styles.broken}
        x="196"
        y="36"
        width="84"
        height="116"
        rx="12"
        transform="rotate(9 238 94)"
      />
      <rect
        className={styles.body}
        x="130"
        y="20"
        width="92"
        height="128"
        rx="14"
      />
      <rect
        className={styles.well}
        x="142"
        y="32"
        width="68"
        height="74"
        rx="8"
      />
      <path className={styles.hair} d="m143 92 20-22 16 16 10-10 20 22" />
      <circle className={styles.accent} cx="194" cy="52" r="7" />
      <rect
        className={styles.shade}
        x="142"
        y="116"
        width="52"
        height="8"
        rx="4"
      />
      <rect
        className={styles.shade}
        x="142"
        y="130"
        width="34"
        height="7"
        rx="3.5"
      />
      <path
        className={styles.accentLine}
        d="M40 196c30 0 34-18 62-18h24"
        strokeWidth="5"
      />
      <path className={styles.accent} d="M126 164h14a14 14 0 0 1 0 28h-14Z" />
      <path className={styles.ink} d="M156 171h12M156 185h12" strokeWidth="4" />
      <path className={styles.body} d="M226 164h-12a14 14 0 0 0 0 28h12Z" />
      <path
        className={styles.hair}
        d="M226 178h24c28 0 34 18 62 18"
        strokeWidth="5"
      />
      <path className={styles.ink} d="m184 160 3 8M191 156v9M198 160l-3 8" />
    </Picture>
  );
}

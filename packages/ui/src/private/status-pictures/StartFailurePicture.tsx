import { Picture } from "./Picture.tsx";
import * as styles from "./picture.css.ts";

/** A closed door with its lamps off and a sign on the handle. */
export function StartFailurePicture() {
  return (
    <Picture>
      <path className={styles.body} d="M92 208V96a84 76 0 0 1 168 0v112Z" />
      <path className={styles.well} d="M108 208V100a68 62 0 0 1 136 0v108Z" />
      <path className={styles.hair} d="M176 40v168M110 92h132" />
      <path
        className={styles.hair}
        d="m176 92-40-34M176 92l40-34"
        opacity="0.6"
      />
      <rect
        className={styles.body}
        x="120"
        y="108"
        width="44"
        height="84"
        rx="6"
      />
      <rect
        className={styles.body}
        x="188"
        y="108"
        width="44"
        height="84"
        rx="6"
      />
      <path className={styles.ink} d="M168 146v18M184 146v18" strokeWidth="4" />
      <path className={styles.accentLine} d="m153 166 23-14 23 14" />
      <rect
        className={styles.accent}
        x="146"
        y="164"
        width="60"
        height="30"
        rx="7"
      />
      <path
        className={styles.onAccent}
        d="M158 179h36"
        strokeDasharray="1 8.6"
        strokeWidth="5"
      />
      <path
        className={styles.hair}
        d="M70 208v-92M282 208v-92"
        strokeWidth="4"
      />
      <path
        className={styles.body}
        d="M60 116h20l-4-26H64ZM272 116h20l-4-26h-12Z"
      />
      <path className={styles.hair} d="M58 88h24M270 88h24" />
      <path className={styles.hair} d="M80 208h192" />
      <path className={styles.hair} d="M40 60v10M35 65h10M312 48v8M308 52h8" />
    </Picture>
  );
}

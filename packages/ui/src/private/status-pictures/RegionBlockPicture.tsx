import { Picture } from "./Picture.tsx";
import * as styles from "./picture.css.ts";

/** A globe on its stand, with a lock in front of it. */
export function RegionBlockPicture() {
  return (
    <Picture>
      <path className={styles.hair} d="M230 32a98 98 0 0 1-108 148" />
      <path className={styles.body} d="M140 208c4-14 16-18 32-18s28 4 32 18Z" />
      <circle className={styles.body} cx="164" cy="104" r="74" />
      <path
        className={styles.shade}
        d="M118 68c14-16 36-20 48-14-2 12-14 12-16 24s16 12 12 24-18 8-24 18-16 6-26-4c-6-16-4-34 6-48Z"
      />
      <path
        className={styles.shade}
        d="M192 62c16 4 30 16 34 34-10 4-20 0-26-8s-14-16-8-26ZM178 140c10-8 26-8 34 0-8 16-20 26-34 32-6-10-8-24 0-32Z"
      />
      <path
        className={styles.hair}
        d="M90 104h148M164 30c-44 40-44 108 0 148M164 30c44 40 44 108 0 148"
        opacity="0.55"
      />
      <path
        className={styles.accentLine}
        d="M224 140v-14a18 18 0 0 1 36 0v14"
        strokeWidth="6"
      />
      <rect
        className={styles.accent}
        x="210"
        y="138"
        width="64"
        height="54"
        rx="11"
      />
      <path className={styles.onAccent} d="M242 160v12" strokeWidth="5" />
      <path
        className={styles.hair}
        d="M64 60v10M59 65h10M290 74v8M286 78h8M84 166v8M80 170h8"
      />
    </Picture>
  );
}

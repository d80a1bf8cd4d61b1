import { Picture } from "./Picture.tsx";
import * as styles from "./picture.css.ts";

/** A slot machine with its front open for repair, and a traffic cone before it. */
export function MaintenancePicture() {
  return (
    <Picture>
      <path className={styles.body} d="M112 84V62a64 40 0 0 1 128 0v22Z" />
      <g className={styles.accent}>
        <circle cx="140" cy="64" r="4" />
        <circle cx="158" cy="54" r="4" />
        <circle cx="194" cy="54" r="4" />
        <circle cx="212" cy="64" r="4" />
      </g>
      <circle className={styles.shade} cx="176" cy="51" r="5" />
      <rect
        className={styles.body}
        x="104"
        y="78"
        width="144"
        height="130"
        rx="14"
      />
      <rect
        className={styles.well}
        x="118"
        y="92"
        width="116"
        height="56"
        rx="8"
      />
      <path className={styles.hair} d="M157 93v54M195 93v54" />
      <circle className={styles.ink} cx="137.5" cy="120" r="7" />
      <circle
        className={styles.ink}
        cx="137.5"
        cy="120"
        r="12"
        strokeDasharray="4.5 4.925"
        strokeLinecap="butt"
        strokeWidth="4"
      />
      <path
        className={styles.accentLine}
        d="m167 131 13-13m3.5-11.500a8 8 0 0 0-5 11.500l2 2a8 8 0 0 0 10.5-6l-5 1.5-3-3Z"
      />
      <path className={styles.ink} d="m217 106-8 14h10l-4 13" />
      <rect
        className={styles.shade}
        x="136"
        y="164"
        width="80"
        height="9"
        rx="4.5"
      />
      <rect
        className={styles.shade}
        x="150"
        y="181"
        width="52"
        height="9"
        rx="4.5"
      />
      <path className={styles.hair} d="M248 136h12V96" />
      <circle className={styles.accent} cx="260" cy="88" r="9" />
      <path className={styles.body} d="m286 150-20 52h46l-20-52Z" />
      <path
        className={styles.accent}
        d="m280.2 165-5 13h27.600l-5-13ZM271 189l-4.2 11h44.400l-4.2-11Z"
      />
      <path className={styles.hair} d="M256 208h66" />
      <path
        className={styles.hair}
        d="M60 84v10M55 89h10M84 46v8M80 50h8M296 58v8M292 62h8"
      />
    </Picture>
  );
}

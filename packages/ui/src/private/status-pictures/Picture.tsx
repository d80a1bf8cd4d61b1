import { useId, type ReactNode } from "react";
import * as styles from "./picture.css.ts";

/** Background of all status pictures: two soft lights and the ground; 352 by 232. */
export function Picture({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 352 232"
      aria-hidden
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}first`}>
          <stop className={styles.glowFirst} offset="0" stopOpacity="0.34" />
          <stop className={styles.glowFirst} offset="1" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}second`}>
          <stop className={styles.glowSecond} offset="0" stopOpacity="0.3" />
          <stop className={styles.glowSecond} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="138" cy="96" rx="138" ry="104" fill={`url(#${id}first)`} />
      <ellipse cx="232" cy="118" rx="120" ry="100" fill={`url(#${id}second)`} />
      <ellipse className={styles.ground} cx="176" cy="208" rx="150" ry="16" />
      {children}
    </svg>
  );
}

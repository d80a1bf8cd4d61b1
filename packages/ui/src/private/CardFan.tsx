import { useId } from "react";
import { GlyphPaths } from "../components/icon/GlyphPaths.tsx";
import type { IconName } from "../components/icon/glyphs.ts";
import * as styles from "./CardFan.css.ts";

export interface CardFanProps {
  /** Icon on the front card. */
  icon: IconName;
  tone?: "accent" | "danger";
}

/** Three fanned-out cards on a soft background in the brand's own colours, for empty states. */
export function CardFan({ icon, tone = "accent" }: CardFanProps) {
  const glowId = useId();
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 176 128"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={glowId}>
          <stop className={styles.glow} offset="0" stopOpacity="0.3" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      {tone === "accent" && (
        <circle cx="88" cy="58" r="74" fill={`url(#${glowId})`} />
      )}
      <ellipse className={styles.ground} cx="88" cy="104" rx="80" ry="16" />
      <rect
        className={styles.backCard}
        x="44"
        y="28"
        width="54"
        height="72"
        rx="9"
        transform="rotate(-14 71 100)"
      />
      <rect
        className={styles.backCard}
        x="78"
        y="28"
        width="54"
        height="72"
        rx="9"
        transform="rotate(14 105 100)"
      />
      <rect
        className={styles.frontCard}
        x="58"
        y="18"
        width="60"
        height="80"
        rx="10"
      />
      <rect
        className={styles.shade}
        x="68"
        y="76"
        width="40"
        height="5"
        rx="2.5"
      />
      <rect
        className={styles.shade}
        x="76"
        y="85"
        width="24"
        height="4"
        rx="2"
      />
      <path
        className={styles.sparkle}
        d="M30 34v9M25.5 38.5h9M146 26v7M142.5 29.5h7M152 62v5M149.5 64.5h5"
      />
      <g
        className={tone === "danger" ? styles.emblemDanger : styles.emblem}
        transform="translate(70 28) scale(1.5)"
      >
        <GlyphPaths name={icon} />
      </g>
    </svg>
  );
}

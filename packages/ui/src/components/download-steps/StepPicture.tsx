import { GlyphPaths } from "../icon/GlyphPaths.tsx";
import type { IconName } from "../icon/glyphs.ts";
import * as styles from "./DownloadSteps.css.ts";

/** Subject of a step; each has its own illustration of a phone. */
export type StepPictureKind =
  | "browser"
  | "scan"
  | "download"
  | "install"
  | "settings"
  | "trust"
  | "restart"
  | "open";

const icons: Readonly<Record<Exclude<StepPictureKind, "scan">, IconName>> = {
  browser: "globe",
  download: "download",
  install: "plus",
  settings: "grid",
  trust: "shield",
  restart: "refresh",
  open: "play",
};

/** The corner marks of a camera frame, with a code inside. */
const aim =
  "M2 7V4a2 2 0 0 1 2-2h3M17 2h3a2 2 0 0 1 2 2v3M22 17v3a2 2 0 0 1-2 2h-3M7 22H4a2 2 0 0 1-2-2v-3M7 7h4v4H7zM13.5 7H17v3.5M7 13.5V17h3.5M14 14h3v3h-3z";

/** A phone that illustrates a step, in the brand's own surfaces; decorative. */
export function StepPicture({ kind }: { kind: StepPictureKind }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 96 112"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse className={styles.ground} cx="48" cy="102" rx="40" ry="8" />
      <rect
        className={styles.phone}
        x="22"
        y="6"
        width="52"
        height="96"
        rx="9"
      />
      <rect
        className={styles.screen}
        x="27"
        y="13"
        width="42"
        height="82"
        rx="5"
      />
      <path className={styles.line} d="M42 9.75h12" />
      <path className={styles.line} d="M34 76h28M34 83h18" />
      <circle className={styles.disc} cx="48" cy="43" r="17" />
      <g className={styles.emblem} transform="translate(36 31)">
        {kind === "scan" ? (
          <path className={styles.emblemLine} d={aim} />
        ) : (
          <GlyphPaths name={icons[kind]} />
        )}
      </g>
    </svg>
  );
}

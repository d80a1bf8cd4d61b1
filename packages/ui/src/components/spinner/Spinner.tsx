import { useTranslations } from "../../words/translate.ts";
import * as styles from "./Spinner.css.ts";

export interface SpinnerProps {
  /** Size, the same as icons of that name. @default "medium" */
  size?: "small" | "medium" | "large";
  /** What is in progress. @default "Loading", in the reader's language */
  label?: string;
}

/**
 * Shows that something is in progress for an unknown time. For content with a known shape, use a Skeleton.
 *
 * @example <Spinner label="Opening the game" />
 */
export function Spinner({ size = "medium", label }: SpinnerProps) {
  const t = useTranslations();
  return (
    <span
      className={styles.frame}
      role="img"
      aria-label={label ?? t("ui.spinner.loading")}
    >
      <SpinnerMark size={size} />
    </span>
  );
}

export interface SpinnerMarkProps {
  size: "small" | "medium" | "large";
}

/** The turning circle alone, for a control that itself announces that it is busy. */
export function SpinnerMark({ size }: SpinnerMarkProps) {
  return (
    <svg
      className={styles.spinner({ size })}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <circle className={styles.arc} cx="12" cy="12" r="9.5" />
    </svg>
  );
}

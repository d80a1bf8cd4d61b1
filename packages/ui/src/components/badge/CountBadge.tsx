import { useIntl } from "react-intl";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Badge.css.ts";

export interface CountBadgeProps {
  /** How many; nothing is shown at 0. */
  count: number;
  /** What is counted, whole, as it is spoken: "3 unread messages". */
  label: string;
  /** Largest figure shown; above it a plus follows. @default 99 */
  max?: number;
  /** `danger` for what waits for you, `accent` for what is chosen, `neutral` for a plain total. @default "danger" */
  tone?: "neutral" | "accent" | "danger";
}

/**
 * How many there are, at the corner of what leads to them.
 *
 * @example <CountBadge count={unread} label={`${unread} unread messages`} />
 */
export function CountBadge({
  count,
  label,
  max = 99,
  tone = "danger",
}: CountBadgeProps) {
  const intl = useIntl();
  if (count <= 0) return null;
  const figure = intl.formatNumber(Math.min(count, max));
  return (
    <span className={styles.count({ tone })}>
      <span aria-hidden="true">{count > max ? `${figure}+` : figure}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

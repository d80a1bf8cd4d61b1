import { useIntl } from "react-intl";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as styles from "./Badge.css.ts";

export interface CountBadgeProps {
  /** The number; nothing is shown at 0. */
  count: number;
  /** The full accessible name, with what is counted: "3 unread messages". */
  label: string;
  /** Largest number shown; above it, a plus sign follows. @default 99 */
  max?: number;
  /** `danger` for what needs an answer, `accent` for a selection, `neutral` for a plain total. @default "danger" */
  tone?: "neutral" | "accent" | "danger";
}

/**
 * A count at the corner of the control that opens what is counted.
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

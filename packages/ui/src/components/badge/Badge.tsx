import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./Badge.css.ts";

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /**
   * Meaning: a status; `accent` for a selection, `prize` only for winnings and VIP, `hot` for a popular game.
   * @default "neutral"
   */
  tone?:
    | "neutral"
    | "accent"
    | "success"
    | "warning"
    | "danger"
    | "info"
    | "prize"
    | "hot";
  /** `solid` where it must stand out; `prize` and `hot` are always solid. @default "soft" */
  variant?: "soft" | "solid";
  /** Icon before the label, so that colour is not the only cue. */
  icon?: IconName;
}

/**
 * A short label for the status of an item.
 *
 * @example <Badge tone="success" icon="check">Paid</Badge>
 */
export function Badge({
  children,
  tone = "neutral",
  variant = "soft",
  icon,
}: BadgeProps) {
  return (
    <span className={styles.badge({ tone, variant })}>
      {icon && <Icon name={icon} size="text" />}
      {children}
    </span>
  );
}

import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/index.ts";
import * as styles from "./Badge.css.ts";

export interface BadgeProps {
  /** One or two words. */
  children: ReactNode;
  /** Meaning: a status, `accent` what is chosen, `prize` winnings and VIP alone, `hot` a game played much. @default "neutral" */
  tone?:
    | "neutral"
    | "accent"
    | "success"
    | "warning"
    | "danger"
    | "info"
    | "prize"
    | "hot";
  /** `solid` where it must be seen first; `prize` and `hot` always are. @default "soft" */
  variant?: "soft" | "solid";
  /** Picture before the words, so that colour is not the only sign. */
  icon?: IconName;
}

/**
 * A word about the state of a thing, worn by that thing.
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

import type { PlainWordId } from "@foyer/ui/words";
import type { BadgeProps } from "@foyer/ui/badge";

type Method =
  | "PASSWORD"
  | "SMS"
  | "DEVICE"
  | "SOCIAL"
  | "REGISTER"
  | "RECOVERY"
  | "unknown";
type Outcome = "SUCCESS" | "REFUSED" | "CHECKED" | "unknown";

/** By what means somebody signed in. */
export const methodWords = {
  PASSWORD: "account.method.password",
  SMS: "account.method.sms",
  DEVICE: "account.method.device",
  SOCIAL: "account.method.social",
  REGISTER: "account.method.register",
  RECOVERY: "account.method.recovery",
  unknown: "account.method.unknown",
} as const satisfies Record<Method, PlainWordId>;

/** How a sign-in went. */
export const outcomeWords = {
  SUCCESS: "account.outcome.success",
  REFUSED: "account.outcome.refused",
  CHECKED: "account.outcome.checked",
  unknown: "account.outcome.unknown",
} as const;

/** How each outcome looks. */
export const outcomeLooks: Record<
  Outcome,
  Pick<BadgeProps, "tone" | "icon">
> = {
  SUCCESS: { tone: "success", icon: "check" },
  REFUSED: { tone: "warning", icon: "warning" },
  CHECKED: { tone: "info", icon: "shield" },
  unknown: { tone: "neutral" },
};

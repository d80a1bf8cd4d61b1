import { defineMessages } from "react-intl";
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
export const methodWords = defineMessages<Record<Method, {}>>({
  PASSWORD: {
    id: "account.method.password",
    defaultMessage: "Password",
    description: "Way to sign in",
  },
  SMS: {
    id: "account.method.sms",
    defaultMessage: "Text message",
    description: "Way to sign in: by a code that was sent to the phone",
  },
  DEVICE: {
    id: "account.method.device",
    defaultMessage: "Remembered device",
    description: "Way to sign in: without the password, on a remembered device",
  },
  SOCIAL: {
    id: "account.method.social",
    defaultMessage: "Another site’s account",
    description: "Way to sign in: by an account of a social network",
  },
  REGISTER: {
    id: "account.method.register",
    defaultMessage: "Registration",
    description: "Way to sign in: by opening the account",
  },
  RECOVERY: {
    id: "account.method.recovery",
    defaultMessage: "Password recovery",
    description: "Way to sign in: after a forgotten password was set anew",
  },
  unknown: {
    id: "account.method.unknown",
    defaultMessage: "Another way",
    description: "Way to sign in that this portal does not know",
  },
});

/** How a sign-in went. */
export const outcomeWords = defineMessages<Record<Outcome, {}>>({
  SUCCESS: {
    id: "account.outcome.success",
    defaultMessage: "Signed in",
    description: "How a sign-in went",
  },
  REFUSED: {
    id: "account.outcome.refused",
    defaultMessage: "Refused",
    description: "How a sign-in went: password or code was wrong",
  },
  CHECKED: {
    id: "account.outcome.checked",
    defaultMessage: "Further check",
    description: "How a sign-in went: another proof was asked for",
  },
  unknown: {
    id: "account.outcome.unknown",
    defaultMessage: "Not known",
    description: "How a sign-in went: this portal does not know the word",
  },
});

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

import { translate } from "@foyer/ui/words";
import type { IntlShape } from "react-intl";
import { CallError, type ErrorCode } from "@foyer/platform/errors";
import { errorMessages } from "./errorMessages.ts";

const standardWaitMinutes = 5;

interface Failure {
  readonly reason: ErrorCode;
  readonly message?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/**
 * The message for a failure. A server's own text is shown, as plain text, only for codes that we do not know
 * (ERR-24).
 *
 * @example errorText(intl, { reason: "NETWORK" }) // "Network link is abnormal, please try again"
 */
export function errorText(
  intl: IntlShape,
  { reason, message, retryAfter }: Failure,
): string {
  if (reason === "OTHER" && message) return message;
  const unsaid = reason === "LOCKED" ? 0 : standardWaitMinutes;
  const minutes =
    retryAfter === undefined ? unsaid : Math.max(1, Math.ceil(retryAfter / 60));
  return translate(intl, errorMessages[reason], { minutes });
}

/**
 * The same for any thrown value; anything but a failed call is a defect of ours.
 *
 * @example failureText(intl, query.error)
 */
export const failureText = (intl: IntlShape, error: unknown): string =>
  errorText(intl, {
    reason: error instanceof CallError ? error.code : "UNKNOWN",
  });

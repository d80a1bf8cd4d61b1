import type { ErrorCode } from "@foyer/platform/errors";
import type { Doubt, MoneyFailure } from "./money-step.types.ts";

/** After these it is unknown whether the money was transferred. */
const silent = new Set<ErrorCode>([
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "ABORTED",
  "UNKNOWN",
]);

/** Returned before the key is checked: this attempt did nothing, which says nothing about an earlier one. */
const atTheDoor = new Set<ErrorCode>([
  "NOT_LOGGED_IN",
  "FORBIDDEN",
  "TRIAL_NOT_ALLOWED",
  "MAINTENANCE",
  "REGION_BLOCKED",
  "TOO_MANY_REQUESTS",
  "VALIDATION",
  "PAYMENT_PASSWORD_WRONG",
  "LOCKED",
  "VENDOR_BUSY",
]);

/**
 * What a failed attempt means: `silent`, the outcome is unknown; `refused`, certainly nothing happened; `open`, this
 * attempt did nothing but an earlier one may have.
 *
 * @example verdictOn({ reason: "TIMEOUT" }, "none") // "silent"
 * @example verdictOn({ reason: "NOT_LOGGED_IN" }, "own") // "open"
 */
export function verdictOn(
  failure: MoneyFailure,
  doubt: Doubt,
): "silent" | "refused" | "open" {
  const { reason, status = 0, unsent = false } = failure;
  if (unsent) return doubt === "none" ? "refused" : "open";
  if (silent.has(reason)) return "silent";
  if (reason === "OTHER" && (status < 400 || status >= 500)) return "silent";
  if (doubt === "none") return "refused";
  // The key belongs to other values: only the records show their outcome.
  if (reason === "IDEMPOTENCY_CONFLICT") return "open";
  // The same password was also wrong in this step's earlier attempts.
  if (reason === "PAYMENT_PASSWORD_WRONG" && doubt === "own") return "refused";
  return atTheDoor.has(reason) ? "open" : "refused";
}

import type { ErrorCode } from "@foyer/platform/errors";
import type { Doubt, MoneyFailure } from "./money-step.types.ts";

/** After these nobody knows whether the money moved. */
const silent = new Set<ErrorCode>([
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "ABORTED",
  "UNKNOWN",
]);

/** Said before the key is looked at: this sending did nothing, but of an earlier one it says nothing. */
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
 * What a failed sending means: `silent`, nothing is known; `refused`, certainly nothing happened; `open`, this
 * sending did nothing but an earlier one may have.
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
  // The key belongs to other values: what became of those is in the records only.
  if (reason === "IDEMPOTENCY_CONFLICT") return "open";
  // The same password was wrong in this step's earlier sendings as well.
  if (reason === "PAYMENT_PASSWORD_WRONG" && doubt === "own") return "refused";
  return atTheDoor.has(reason) ? "open" : "refused";
}

import type { CallError, ErrorCode } from "../errors.ts";

const maxRetries = 2;
const firstDelayMs = 300;
/** Longest `Retry-After` that a player is made to wait for. */
const longestRetryAfterSeconds = 10;

const passingStatus = new Set([0, 502, 503, 504]);
const passingCode = new Set<ErrorCode>([
  "NETWORK",
  "TIMEOUT",
  "UNKNOWN",
  "OTHER",
]);

/**
 * Milliseconds until a read is retried; undefined if it is not. A platform that gives a reason (maintenance, region
 * …) has given its final answer.
 *
 * @example retryDelay(new CallError({ code: "NETWORK" }), 0, Math.random) // 150 … 300
 */
export function retryDelay(
  error: CallError,
  triesBefore: number,
  random: () => number,
): number | undefined {
  if (triesBefore >= maxRetries) return undefined;
  if (!passingStatus.has(error.status) || !passingCode.has(error.code))
    return undefined;
  const asked = error.retryAfter ?? 0;
  if (asked > longestRetryAfterSeconds) return undefined;
  const backOff = firstDelayMs * 2 ** triesBefore * (0.5 + random() / 2);
  return Math.max(Math.round(backOff), asked * 1000);
}

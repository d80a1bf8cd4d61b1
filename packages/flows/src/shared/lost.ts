import type { Failure } from "./result.ts";

const lost = new Set<Failure["reason"]>([
  "NETWORK",
  "TIMEOUT",
  "MALFORMED",
  "ABORTED",
  "UNKNOWN",
]);

/**
 * Whether a failure leaves the outcome unknown: the answer did not come, or could not be read.
 *
 * @example isLost({ reason: "TIMEOUT" }) // true
 */
export const isLost = ({ reason }: Failure): boolean => lost.has(reason);

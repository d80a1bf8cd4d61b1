import type { CallFailure } from "../actors/failure.ts";

const lost: ReadonlySet<CallFailure["reason"]> = new Set([
  "NETWORK",
  "TIMEOUT",
  "ABORTED",
  "MALFORMED",
  "UNKNOWN",
]);

/**
 * Whether an order may have been carried out although its answer was lost or unreadable.
 *
 * @example isLost({ reason: "TIMEOUT" }) // true
 */
export const isLost = ({ reason }: Pick<CallFailure, "reason">): boolean =>
  lost.has(reason);

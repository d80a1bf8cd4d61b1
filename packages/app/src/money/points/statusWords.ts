import type { PlainWordId } from "@foyer/ui/words";
import type { RedeemRecord } from "@foyer/platform/calls";

/** How far a redemption is, by the platform's word for it. */
export const statusWords = {
  "In Process": "points.status.inProcess",
  Rejected: "points.status.rejected",
  Approved: "points.status.approved",
  unknown: "points.status.unknown",
} as const satisfies Record<RedeemRecord["status"], PlainWordId>;

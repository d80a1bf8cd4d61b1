import { defineMessages } from "react-intl";
import type { RedeemRecord } from "@foyer/platform/calls";

/** How far a redemption is, by the platform's word for it. */
export const statusWords = defineMessages<Record<RedeemRecord["status"], {}>>({
  "In Process": {
    id: "points.status.inProcess",
    defaultMessage: "In Process",
    description: "State of something bought with points: not decided yet",
  },
  Rejected: {
    id: "points.status.rejected",
    defaultMessage: "Rejected",
    description: "State of something bought with points: it was refused",
  },
  Approved: {
    id: "points.status.approved",
    defaultMessage: "Approved",
    description: "State of something bought with points: it is sent",
  },
  unknown: {
    id: "points.status.unknown",
    defaultMessage: "Being looked into",
    description: "State of something bought with points that is not known",
  },
});

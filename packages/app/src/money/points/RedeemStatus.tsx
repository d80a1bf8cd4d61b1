import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import type { RedeemRecord } from "@foyer/platform/calls";
import { Badge, type BadgeProps } from "@foyer/ui/badge";

type Status = RedeemRecord["status"];

/** Texts of the platform's redemption statuses. */
export const statusWords = {
  "In Process": "points.status.inProcess",
  Rejected: "points.status.rejected",
  Approved: "points.status.approved",
  Cancelled: "points.status.cancelled",
  unknown: "points.status.unknown",
} as const satisfies Record<Status, PlainWordId>;

const looks: Readonly<Record<Status, Pick<BadgeProps, "tone" | "icon">>> = {
  "In Process": { tone: "info", icon: "clock" },
  Approved: { tone: "success", icon: "check" },
  Rejected: { tone: "danger", icon: "close" },
  Cancelled: { tone: "neutral", icon: "close" },
  unknown: { tone: "neutral" },
};

/** Status of a redemption; the platform decides it, and it is only displayed here (PTS-09, OPN-39). */
export function RedeemStatus({ status }: { readonly status: Status }) {
  const t = useTranslations();
  return <Badge {...looks[status]}>{t(statusWords[status])}</Badge>;
}

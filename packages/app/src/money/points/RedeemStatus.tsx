import { useTranslations, type PlainWordId } from "@foyer/ui/words";
import type { RedeemRecord } from "@foyer/platform/calls";
import { Badge, type BadgeProps } from "@foyer/ui/badge";

type Status = RedeemRecord["status"];

/** How far a redemption is, by the platform's word for it. */
export const statusWords = {
  "In Process": "points.status.inProcess",
  Rejected: "points.status.rejected",
  Approved: "points.status.approved",
  unknown: "points.status.unknown",
} as const satisfies Record<Status, PlainWordId>;

const looks: Readonly<Record<Status, Pick<BadgeProps, "tone" | "icon">>> = {
  "In Process": { tone: "info", icon: "clock" },
  Approved: { tone: "success", icon: "check" },
  Rejected: { tone: "danger", icon: "close" },
  unknown: { tone: "neutral" },
};

/** How far a redemption is; the platform decides it, here it is only shown (PTS-09, OPN-39). */
export function RedeemStatus({ status }: { readonly status: Status }) {
  const t = useTranslations();
  return <Badge {...looks[status]}>{t(statusWords[status])}</Badge>;
}

import { useTranslations } from "@foyer/ui/words";
import type { RedeemRecord } from "@foyer/platform/calls";
import { Badge, type BadgeProps } from "@foyer/ui/badge";
import { statusWords } from "./statusWords.ts";

const looks: Readonly<
  Record<RedeemRecord["status"], Pick<BadgeProps, "tone" | "icon">>
> = {
  "In Process": { tone: "info", icon: "clock" },
  Approved: { tone: "success", icon: "check" },
  Rejected: { tone: "danger", icon: "close" },
  unknown: { tone: "neutral" },
};

/** How far a redemption is; the platform decides it, here it is only shown (PTS-09, OPN-39). */
export function RedeemStatus({
  status,
}: {
  readonly status: RedeemRecord["status"];
}) {
  const t = useTranslations();
  return <Badge {...looks[status]}>{t(statusWords[status])}</Badge>;
}

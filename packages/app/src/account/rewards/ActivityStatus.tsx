import { useTranslations } from "@foyer/ui/words";
import { Badge, type BadgeProps } from "@foyer/ui/badge";

const messages = {
  Join: "activity.status.join",
  Claim: "activity.status.claim",
  Applying: "activity.status.applying",
  Close: "activity.status.close",
  Rejected: "activity.status.rejected",
  Issued: "activity.status.issued",
  Claimed: "activity.status.claimed",
  Process: "activity.status.process",
  Joined: "activity.status.joined",
  "coming soon": "activity.status.comingSoon",
} as const;

export type ActivityStatus = keyof typeof messages;

const tones: Readonly<Record<ActivityStatus, BadgeProps["tone"]>> = {
  Join: "accent",
  Claim: "prize",
  Applying: "info",
  Process: "info",
  Joined: "success",
  Issued: "success",
  Claimed: "success",
  Rejected: "danger",
  Close: "neutral",
  "coming soon": "neutral",
};

const isStatus = (status: string): status is ActivityStatus =>
  Object.hasOwn(messages, status);

/** Whether the member can act on an activity with this status (OPN-38). */
export const isActivityAction = (status: string): status is "Join" | "Claim" =>
  status === "Join" || status === "Claim";

/** Text of a status; an unknown one is shown as the platform sent it (OPN-38). */
export function useStatusWords(): (status: string) => string {
  const t = useTranslations();
  return (status) => (isStatus(status) ? t(messages[status]) : status);
}

/** Status of an activity that the member cannot act on (RWD-04). */
export function ActivityStatusBadge({ status }: { readonly status: string }) {
  const words = useStatusWords();
  if (status === "") return null;
  return (
    <Badge tone={isStatus(status) ? tones[status] : "neutral"}>
      {words(status)}
    </Badge>
  );
}

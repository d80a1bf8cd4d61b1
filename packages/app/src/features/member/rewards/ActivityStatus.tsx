import { defineMessages, useIntl } from "react-intl";
import { Badge, type BadgeProps } from "@foyer/ui/badge";

const messages = defineMessages({
  Join: {
    id: "activity.status.join",
    defaultMessage: "Join",
    description: "Button at an activity that can be applied for",
  },
  Claim: {
    id: "activity.status.claim",
    defaultMessage: "Claim",
    description: "Button at an activity whose prize can be claimed",
  },
  Applying: {
    id: "activity.status.applying",
    defaultMessage: "Applying",
    description: "Status of an activity: the application is looked at",
  },
  Close: {
    id: "activity.status.close",
    defaultMessage: "Closed",
    description: "Status of an activity: over",
  },
  Rejected: {
    id: "activity.status.rejected",
    defaultMessage: "Rejected",
    description: "Status of an activity: the application was refused",
  },
  Issued: {
    id: "activity.status.issued",
    defaultMessage: "Issued",
    description: "Status of an activity: the prize was sent",
  },
  Claimed: {
    id: "activity.status.claimed",
    defaultMessage: "Claimed",
    description: "Status of an activity: the prize was claimed",
  },
  Process: {
    id: "activity.status.process",
    defaultMessage: "In process",
    description: "Status of an activity: being worked on",
  },
  Joined: {
    id: "activity.status.joined",
    defaultMessage: "Joined",
    description: "Status of an activity: the member takes part",
  },
  "coming soon": {
    id: "activity.status.comingSoon",
    defaultMessage: "Coming soon",
    description: "Status of an activity: not begun",
  },
});

export type ActivityStatus = keyof typeof messages;
/** What can be done something about (OPN-38). */
export type ActivityAction = "Join" | "Claim";

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

export const isActivityAction = (status: string): status is ActivityAction =>
  status === "Join" || status === "Claim";

/** Words of a status; one that nobody knows stands as the platform wrote it (OPN-38). */
export function useStatusWords(): (status: string) => string {
  const { formatMessage } = useIntl();
  return (status) =>
    isStatus(status) ? formatMessage(messages[status]) : status;
}

/** How an activity stands, where nothing can be done about it (RWD-04). */
export function ActivityStatusBadge({ status }: { readonly status: string }) {
  const words = useStatusWords();
  if (status === "") return null;
  return (
    <Badge tone={isStatus(status) ? tones[status] : "neutral"}>
      {words(status)}
    </Badge>
  );
}

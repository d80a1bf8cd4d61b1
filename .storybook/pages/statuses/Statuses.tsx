import { Button } from "@foyer/ui/button";
import { DescriptionList } from "@foyer/ui/description-list";
import {
  ActivityStatusBadge,
  isActivityAction,
  useStatusWords,
} from "../../../packages/app/src/account/rewards/ActivityStatus.tsx";
import { RedeemStatus } from "../../../packages/app/src/money/points/RedeemStatus.tsx";

/* As the platform writes them; the last is one that this portal has no words for. */
const activities = [
  "Join",
  "Claim",
  "Applying",
  "Process",
  "Joined",
  "Issued",
  "Claimed",
  "Rejected",
  "Close",
  "coming soon",
  "On hold",
];
const redemptions = [
  "In Process",
  "Approved",
  "Rejected",
  "Cancelled",
  "unknown",
] as const;

interface StatusesProps {
  /** Whose statuses these are. */
  readonly of: "activities" | "redemptions";
}

/** Every status that the platform names, with the app's own text and look for it. */
export function Statuses({ of }: StatusesProps) {
  const words = useStatusWords();
  return (
    <DescriptionList
      items={
        of === "redemptions"
          ? redemptions.map((status) => ({
              key: status,
              label: status,
              value: <RedeemStatus status={status} />,
            }))
          : activities.map((status) => ({
              key: status,
              label: status,
              value: isActivityAction(status) ? (
                <Button
                  size="small"
                  tone={status === "Claim" ? "accent" : "neutral"}
                >
                  {words(status)}
                </Button>
              ) : (
                <ActivityStatusBadge status={status} />
              ),
            }))
      }
    />
  );
}

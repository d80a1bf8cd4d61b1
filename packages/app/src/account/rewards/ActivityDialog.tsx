import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useTranslations } from "@foyer/ui/words";
import {
  activityApplicationView,
  type ActivityApplicationView,
} from "@foyer/flows/activity-application";
import { toast } from "@foyer/ui/toast";
import { madeOld } from "../../kit/sending/changes.ts";
import { useServices } from "../../services/services.ts";
import { activityFor } from "./activityActors.ts";
import { ActivityApplication } from "./ActivityApplication.tsx";
import { useStatusWords } from "./ActivityStatus.tsx";

interface ActivityDialogProps {
  readonly activity: {
    readonly id: string;
    readonly title: string;
    readonly status: string;
  };
  readonly onClose: () => void;
}

const same = (one: ActivityApplicationView, other: ActivityApplicationView) =>
  one.phase === other.phase &&
  one.comment === other.comment &&
  one.images === other.images &&
  one.commentProblem === other.commentProblem &&
  one.imageProblem === other.imageProblem &&
  one.failure === other.failure &&
  one.notArrived === other.notArrived;

/** Applying for an activity with a remark and pictures (RWD-05). */
export function ActivityDialog({ activity, onClose }: ActivityDialogProps) {
  const t = useTranslations();
  const services = useServices();
  const queries = useQueryClient();
  const words = useStatusWords();
  const actor = useActorRef(activityFor(services), {
    input: { activityId: activity.id, status: activity.status },
  });
  const view = useSelector(actor, activityApplicationView, same);

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        toast.show({
          tone: "success",
          text: t("activity.applied", {
            activity: `\u2068${activity.title}\u2069`,
            status: words(output?.status ?? ""),
          }),
        });
        void madeOld(queries, "activityApply");
        onClose();
      },
    });
    return () => subscription.unsubscribe();
  });

  return (
    <ActivityApplication
      view={view}
      send={actor.send}
      title={activity.title}
      onClose={onClose}
    />
  );
}

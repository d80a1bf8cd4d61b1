import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { shallowEqual, useActorRef, useSelector } from "@xstate/react";
import { fromPromise } from "xstate";
import { useTranslations } from "@foyer/ui/words";
import {
  activityApplicationView,
  activityApplicationMachine,
  type ApplyOutput,
  type StatusOutput,
} from "@foyer/flows/activity-application";
import { toast } from "@foyer/ui/toast";
import { activities, activityApply } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import { madeOld } from "../../kit/sending/changes.ts";
import { useServices, type Services } from "../../services/services.ts";
import { ActivityApplication } from "./ActivityApplication.tsx";
import { useStatusWords } from "./ActivityStatus.tsx";
import { refused } from "../../actors/failure.ts";

export interface ActivityDialogProps {
  readonly activity: {
    readonly id: string;
    readonly title: string;
    readonly status: string;
  };
  readonly onClose: () => void;
}

/** Applying for an activity with a remark and pictures (RWD-05). */
export function ActivityDialog({ activity, onClose }: ActivityDialogProps) {
  const t = useTranslations();
  const services = useServices();
  const queries = useQueryClient();
  const words = useStatusWords();
  const actor = useActorRef(activityFor(services), {
    input: { activityId: activity.id, status: activity.status },
  });
  const view = useSelector(actor, activityApplicationView, shallowEqual);

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

const pageSize = 50;
/** An answer that claims ever more pages must not cause an endless loop. */
const mostPages = 20;
/** Enough for three pictures over a slow connection. */
const uploadTimeoutMs = 60_000;

/** The status of one activity; there is no call for a single one. */
async function statusOf(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    // Page by page on purpose: most are on the first.
    const { list, totalPages } = await client.call(
      activities,
      { pageNo, pageSize },
      { signal },
    );
    const found = list.find((activity) => activity.id === id);
    if (found || pageNo >= totalPages) return found?.status;
  }
  return undefined;
}

/**
 * The application for an activity, connected to the platform.
 *
 * @example useActorRef(activityFor(services), { input: { activityId, status } })
 */
function activityFor({ client }: Pick<Services, "client">) {
  return activityApplicationMachine.provide({
    actors: {
      apply: fromPromise(({ input, signal }): Promise<ApplyOutput> =>
        client
          .call(
            activityApply,
            {
              activityId: input.activityId,
              comment: input.comment,
              images: [...input.images],
            },
            { signal, timeoutMs: uploadTimeoutMs },
          )
          .then((ok) => ({ ok }), refused),
      ),
      readStatus: fromPromise(
        async ({ input, signal }): Promise<StatusOutput> =>
          statusOf(client, input.activityId, signal).then(
            (found) =>
              found === undefined
                ? refused(new CallError({ code: "UNKNOWN" }))
                : { ok: found },
            refused,
          ),
      ),
    },
  });
}

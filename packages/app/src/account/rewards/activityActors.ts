import { fromPromise } from "xstate";
import {
  activityApplicationMachine,
  type ApplyOutput,
  type StatusOutput,
} from "@foyer/flows/activity-application";
import { activities, activityApply } from "@foyer/platform/calls";
import type { Client } from "@foyer/platform/client";
import { CallError } from "@foyer/platform/errors";
import { refused } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";

const pageSize = 50;
/** An answer that tells of more pages must not be walked through for ever. */
const mostPages = 20;
/** Three pictures over a slow line. */
const uploadTimeoutMs = 60_000;

/** The status of one activity; there is no call for a single one. */
async function statusOf(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    // One page after the other is the point: most are on the first.
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
 * The application for an activity with the platform behind it.
 *
 * @example useActorRef(activityFor(services), { input: { activityId, status } })
 */
export function activityFor({ client }: Pick<Services, "client">) {
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

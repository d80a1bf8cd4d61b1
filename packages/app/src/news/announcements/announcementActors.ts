import { fromPromise } from "xstate";
import {
  announcementPopupMachine,
  type AnnouncementsOutput,
  type ReadClosedOutput,
} from "@foyer/flows/announcement-popup";
import { localKeys } from "@foyer/platform/constants";
import { popupClosed } from "@foyer/platform/domain";
import { refused } from "../../actors/failure.ts";
import type { Services } from "../../services/services.ts";
import { announcementsQuery } from "../../kit/content/queries.ts";

/**
 * The popup's machine with session storage and the platform behind it. Its list is the one that the page reads too:
 * what is under way, or was read for the same reader a moment ago, is not asked for twice.
 *
 * @example useActorRef(announcementPopupFor(services))
 */
export function announcementPopupFor(services: Services) {
  const { session, local, queries, brand } = services;
  return announcementPopupMachine.provide({
    actors: {
      readClosed: fromPromise(async ({ input }): Promise<ReadClosedOutput> => ({
        ok: session.get(input.key) === popupClosed,
      })),
      loadAnnouncements: fromPromise(
        ({ input }): Promise<AnnouncementsOutput> =>
          queries
            .fetchQuery(
              announcementsQuery(
                services,
                local.get(localKeys.language) ?? brand.defaultLanguage,
                input.executions.join(","),
              ),
            )
            .then(({ popup }) => ({ ok: popup }), refused),
      ),
    },
    actions: {
      keepClosed: (_, { key }) => session.set(key, popupClosed),
    },
  });
}

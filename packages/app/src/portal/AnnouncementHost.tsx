import { useDeferredValue, useEffect, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef, useSelector } from "@xstate/react";
import { useLocation } from "react-router-dom";
import { fromPromise } from "xstate";
import {
  announcementPopupView,
  announcementPopupMachine,
  type AnnouncementsOutput,
  type ReadClosedOutput,
} from "@foyer/flows/announcement-popup";
import { popupClosed } from "@foyer/platform/domain";
import { isMember, useSession } from "../actors/actors.ts";
import { keptLanguage } from "../services/keptLanguage.ts";
import { useServices, type Services } from "../services/services.ts";
import {
  useAnnouncements,
  announcementsQuery,
} from "../kit/content/queries.ts";
import { loadable } from "../kit/parts/loadable.tsx";
import { modalOf } from "../navigation/modals.ts";
import { refused } from "../actors/failure.ts";
import { useCovered } from "./useCovered.ts";

const AnnouncementDialog = loadable(
  () => import("../news/announcements/AnnouncementDialog.tsx"),
);

/** More than this nobody looks through; an endless list would block the page. */
const mostPopups = 24;

interface AnnouncementHostProps {
  readonly game: boolean;
  /** Something more important is about to open automatically. */
  readonly prompting: boolean;
}

/**
 * The announcements that open automatically (ANN-01 … ANN-07): never over anything else that has the visitor's
 * attention. They have no history entry: a page that adds one without an action takes Back away from a visitor who
 * has only just arrived.
 */
export function AnnouncementHost({ game, prompting }: AnnouncementHostProps) {
  const services = useServices();
  const location = useLocation();
  const { passwordDue } = useSession();
  const { data } = useAnnouncements();
  const actor = useActorRef(announcementPopupFor(services));
  const { open, ids } = useSelector(actor, announcementPopupView, sameView);
  // They open in small steps, as a press may come in between, and close at once.
  const opens = useDeferredValue(open, false);

  useEngaged(actor, "game", game);
  useEngaged(actor, "prompt", prompting);
  useEngaged(actor, "password", passwordDue !== undefined);
  // Known from the address, before the dialog's code has loaded and it is in the page.
  useEngaged(actor, "dialog", modalOf(location) !== undefined);
  useEngaged(actor, "overlay", useCovered("[data-announcements]"));
  useEngaged(actor, "typing", useTyping());
  useReader(actor);

  const shown =
    open && opens
      ? (data?.popup ?? [])
          .filter(({ id }) => ids.includes(id))
          .slice(0, mostPopups)
      : [];
  return shown.length > 0 ? (
    <AnnouncementDialog
      announcements={shown}
      onClose={() => actor.send({ type: "announcementPopup.dismissed" })}
    />
  ) : null;
}

type View = ReturnType<typeof announcementPopupView>;
const sameView = (one: View, other: View) =>
  one.open === other.open && one.ids.join(" ") === other.ids.join(" ");

type Actor = ReturnType<
  typeof useActorRef<ReturnType<typeof announcementPopupFor>>
>;

function useEngaged(actor: Actor, by: string, engaged: boolean): void {
  useEffect(() => {
    if (!engaged) return;
    actor.send({ type: "announcementPopup.engaged", by });
    return () => actor.send({ type: "announcementPopup.released", by });
  }, [actor, by, engaged]);
}

/** Tells the flow who is visiting; each new visitor or member sees the announcements again (ANN-07). */
function useReader(actor: Actor): void {
  const { kind, firstLogin } = useSession();
  const queries = useQueryClient();
  const known = kind !== "unknown";
  const loggedIn = isMember(kind);
  useEffect(() => {
    if (loggedIn)
      void queries.invalidateQueries({
        queryKey: ["content", "announcements"],
        refetchType: "none",
      });
    actor.send({
      type: "announcementPopup.readerChanged",
      reader: known ? { loggedIn, firstLogin } : undefined,
    });
  }, [actor, queries, known, loggedIn, firstLogin]);
}

const fields =
  "input:not([type=button], [type=checkbox], [type=radio]), textarea, [contenteditable]";

/** Whether a text field has focus: it must not lose it to something that opens automatically. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => {
      const { activeElement } = document;
      const inDialog = activeElement?.closest("[role=dialog]");
      setTyping(!inDialog && (activeElement?.matches(fields) ?? false));
    };
    // Focus that moves to nothing fires `focusout` only.
    const left = () => queueMicrotask(look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", left);
    look();
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", left);
    };
  }, []);
  return typing;
}

/**
 * The popup's machine, connected to session storage and the platform. It shares its query with the page: a list that
 * is in flight, or was just read for the same reader, is not requested twice.
 */
function announcementPopupFor(services: Services) {
  const { session, queries, brand } = services;
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
                keptLanguage(services) ?? brand.defaultLanguage,
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

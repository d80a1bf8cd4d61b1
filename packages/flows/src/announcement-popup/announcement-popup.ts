import { assign, setup, type SnapshotFrom } from "xstate";
import type { Announcement } from "@foyer/platform/calls";
import {
  executionsOf,
  popupKey,
  visibleTo,
  type Reader,
} from "@foyer/platform/domain";
import { accepted } from "../shared/answers.ts";
import type { Result } from "../shared/result.ts";
import { unprovidedAction, unprovidedPromise } from "../shared/unprovided.ts";

export type PopupKey = "USER_POPUP" | "ANONYMOUS_POPUP";

export interface AnnouncementPopupContext {
  /** The reader; undefined while unknown. */
  readonly reader: Reader | undefined;
  /**
   * Announcements that the reader may see, in the platform's order; their texts stay with the list (ANN-04 … ANN-06).
   */
  readonly due: readonly string[];
  /** Names of whatever else has the reader's attention. */
  readonly engaged: readonly string[];
}

export type AnnouncementPopupEvent =
  /** The reader is known, or has changed; undefined while a session is being restored. */
  | {
      type: "announcementPopup.readerChanged";
      reader: Reader | undefined;
    }
  /**
   * Something has begun that the popup must not cover: another dialog, a game, above all a decision about money. `by`
   * is its name; the same name ends it.
   */
  | { type: "announcementPopup.engaged"; by: string }
  | { type: "announcementPopup.released"; by: string }
  | { type: "announcementPopup.dismissed" };

export type ReadClosedOutput = Result<boolean>;

/** As the platform sent them: possibly more than this reader may see. */
export type AnnouncementsOutput = Result<
  readonly Pick<Announcement, "id" | "execution">[]
>;

/** What the popup needs from its surroundings. */
export const announcementPopupActors = {
  /** Whether session storage holds `closed` under the key (ANN-01, ANN-03). */
  readClosed: unprovidedPromise<ReadClosedOutput, { key: PopupKey }>(
    "readClosed",
  ),
  /** Reads the popup list again (W-47), for these executions. */
  loadAnnouncements: unprovidedPromise<
    AnnouncementsOutput,
    { executions: readonly ("A" | "B" | "F")[] }
  >("loadAnnouncements"),
};

/** Effects that need no answer. */
export const announcementPopupActions: {
  /** Writes `closed` under the key, for this session (ANN-03); cleared on logout with the rest (OPN-68). */
  readonly keepClosed: (args: unknown, params: { key: PopupKey }) => void;
} = { keepClosed: unprovidedAction("keepClosed") };

const keyOf = ({ reader }: AnnouncementPopupContext): PopupKey =>
  popupKey(reader?.loggedIn ?? false);

/**
 * The announcements that open automatically (ANN-01 … ANN-07): one dialog with everything that this reader may see,
 * once a session for visitors and once for members.
 *
 * It never covers anything else. A dialog, a game or a decision about money has priority: the popup stays closed, or
 * closes and comes back when that has ended. Announcements that cannot be read are not shown, and no retry is
 * offered.
 */
export const announcementPopupMachine = setup({
  types: {
    context: {} as AnnouncementPopupContext,
    events: {} as AnnouncementPopupEvent,
  },
  actors: announcementPopupActors,
  guards: {
    isKnown: ({ context }) => context.reader !== undefined,
    isEngaged: ({ context }) => context.engaged.length > 0,
    isFree: ({ context }) => context.engaged.length === 0,
    hasNothing: ({ context }) => context.due.length === 0,
  },
  actions: announcementPopupActions,
}).createMachine({
  id: "announcementPopup",
  context: {
    reader: undefined,
    due: [],
    engaged: [],
  },
  initial: "awaitingReader",
  on: {
    // The list is read again for every reader: on login, and without a token for a visitor (ANN-07).
    "announcementPopup.readerChanged": {
      target: ".judgingReader",
      actions: assign(({ event }) => ({ reader: event.reader, due: [] })),
    },
    "announcementPopup.engaged": {
      actions: assign({
        engaged: ({ context, event }) =>
          context.engaged.includes(event.by)
            ? context.engaged
            : [...context.engaged, event.by],
      }),
    },
    "announcementPopup.released": {
      actions: assign({
        engaged: ({ context, event }) =>
          context.engaged.filter((by) => by !== event.by),
      }),
    },
  },
  states: {
    /** A session is being restored: it is not known yet whose announcements these are. */
    awaitingReader: {},

    judgingReader: {
      always: [{ guard: "isKnown", target: "readingClosed" }, "awaitingReader"],
    },

    readingClosed: {
      invoke: {
        src: "readClosed",
        input: ({ context }) => ({ key: keyOf(context) }),
        onDone: [
          {
            guard: ({ event }) => "ok" in event.output && event.output.ok,
            target: "closed",
          },
          "loading",
        ],
        // A storage that throws has stored nothing.
        onError: "loading",
      },
    },

    loading: {
      invoke: {
        src: "loadAnnouncements",
        input: ({ context }) => ({
          executions: executionsOf(
            context.reader ?? { loggedIn: false, firstLogin: false },
          ),
        }),
        onDone: [
          {
            guard: accepted,
            target: "due",
            actions: assign(({ context, event }) => ({
              // The platform may send more than was requested.
              due:
                "ok" in event.output && context.reader
                  ? visibleTo(event.output.ok, context.reader).map(
                      ({ id }) => id,
                    )
                  : [],
            })),
          },
          "unavailable",
        ],
        onError: "unavailable",
      },
    },

    /** The next attempt comes with the next reader. */
    unavailable: {},

    due: {
      initial: "waiting",
      always: { guard: "hasNothing", target: "nothingToShow" },
      states: {
        waiting: {
          always: { guard: "isFree", target: "showing" },
        },
        showing: {
          always: { guard: "isEngaged", target: "waiting" },
          on: {
            "announcementPopup.dismissed": {
              target: "#announcementPopup.closed",
              actions: {
                type: "keepClosed",
                params: ({ context }) => ({ key: keyOf(context) }),
              },
            },
          },
        },
      },
    },

    nothingToShow: {},

    closed: {},
  },
});

/** What the popup shows. */
export interface AnnouncementPopupView {
  readonly open: boolean;
  /** Ids of the announcements shown, in their order; empty while the popup is closed. */
  readonly ids: readonly string[];
}

/**
 * Turns a snapshot into what the popup shows.
 *
 * @example announcementPopupView(actor.getSnapshot()).open // true
 */
export function announcementPopupView(
  snapshot: SnapshotFrom<typeof announcementPopupMachine>,
): AnnouncementPopupView {
  const open = snapshot.matches({ due: "showing" });
  return { open, ids: open ? snapshot.context.due : [] };
}

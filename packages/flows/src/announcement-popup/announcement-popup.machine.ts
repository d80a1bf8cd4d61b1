import { assign, setup } from "xstate";
import { executionsOf, popupKey, visibleTo } from "@foyer/platform/domain";
import {
  announcementPopupActions,
  announcementPopupActors,
} from "./announcement-popup.actors.ts";
import type {
  AnnouncementPopupContext,
  AnnouncementPopupEvent,
  PopupKey,
} from "./announcement-popup.types.ts";

const keyOf = ({ reader }: AnnouncementPopupContext): PopupKey =>
  popupKey(reader?.loggedIn ?? false);

/**
 * The announcements that come by themselves (ANN-01 … ANN-07): one dialog with all that this reader may see, once
 * a session for visitors and once for members.
 *
 * It never comes over something else. A dialog, a game or a decision about money takes the attention first; the
 * popup waits, or leaves and comes back when that has ended. What cannot be read is not shown and not asked for:
 * nobody waits for it.
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
    // Whoever it is, the list is read again: on login, and for a visitor without any token (ANN-07).
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
    /** A token is being restored: nobody knows yet whose announcements these are. */
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
        // A storage that throws has kept nothing.
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
            guard: ({ event }) => "ok" in event.output,
            target: "due",
            actions: assign(({ context, event }) => ({
              // The platform may send more than it was asked for.
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

    /** The next reader brings the next try. */
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

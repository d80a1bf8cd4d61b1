import { assign, emit, enqueueActions, raise, setup } from "xstate";
import { favouriteThrottleMs, lobbyPageSize } from "@foyer/platform/constants";
import { isLost } from "../shared/lost.ts";
import { defect } from "../shared/result.ts";
import { favouritesActors } from "./favourites.actors.ts";
import { added, appended, settled, taken } from "./favourites.list.ts";
import type {
  FavouritesContext,
  FavouritesEmitted,
  FavouritesEvent,
} from "./favourites.types.ts";

const nothing: FavouritesContext = {
  ids: [],
  content: [],
  pageNum: 0,
  totalPages: 0,
  pageSize: lobbyPageSize,
  failure: undefined,
  throttled: [],
  saving: {},
  pressed: { ids: [], page: [] },
  removed: {},
};

const saveId = (nodeId: string) => `save.${nodeId}`;
const throttleId = (nodeId: string) => `throttle.${nodeId}`;

/**
 * The member's favourites. Hearts answer at once and are put right afterwards if the platform refuses.
 *
 * `signedIn` has two regions: `ids`, which every heart reads, and `list`, which the home and the favourites page
 * read. A heart that is pressed again while its call is under way waits for that call, so that the platform
 * never sees two calls for one game out of order.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
  },
  actors: favouritesActors,
  guards: {
    /** The answer to the last wish was lost: only the platform knows how the heart stands. */
    isUncertain: ({ context, event }) =>
      event.type === "favourites.saved" &&
      event.error !== undefined &&
      isLost(event.error) &&
      context.ids.includes(event.game.nodeId) === event.favourite,
    hasMore: ({ context }) => context.pageNum < context.totalPages,
  },
  actions: {
    toggle: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "favourites.toggled") return;
      const { game } = event;
      if (context.throttled.includes(game.nodeId)) return;
      const favourite = !context.ids.includes(game.nodeId);
      enqueue.assign(favourite ? added(context, game) : taken(context, game));
      enqueue.assign({
        throttled: [...context.throttled, game.nodeId],
        pressed: {
          ids: [...context.pressed.ids, game.nodeId],
          page: [...context.pressed.page, game.nodeId],
        },
      });
      enqueue(
        raise(
          { type: "favourites.throttleEnded", nodeId: game.nodeId } as const,
          {
            id: throttleId(game.nodeId),
            delay: favouriteThrottleMs,
          },
        ),
      );
      if (context.saving[game.nodeId] !== undefined) return;
      enqueue.assign({
        saving: { ...context.saving, [game.nodeId]: favourite },
      });
      enqueue.spawnChild("save", {
        id: saveId(game.nodeId),
        input: { game, favourite },
      });
    }),
    settle: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "favourites.saved") return;
      const { game, favourite, error } = event;
      const { [game.nodeId]: _ended, ...saving } = context.saving;
      const wanted = context.ids.includes(game.nodeId);
      enqueue.stopChild(saveId(game.nodeId));
      if (wanted !== favourite && !error) {
        // The heart was pressed again meanwhile: only now is it the newer wish's turn.
        enqueue.assign({ saving: { ...saving, [game.nodeId]: wanted } });
        enqueue.spawnChild("save", {
          id: saveId(game.nodeId),
          input: { game, favourite: wanted },
        });
        return;
      }
      enqueue.assign({ saving });
      if (error && wanted === favourite) {
        enqueue.assign(favourite ? taken(context, game) : added(context, game));
        enqueue(
          emit({
            type: "favourites.rolledBack",
            game,
            failure: error,
          } as const),
        );
      }
      enqueue.assign(({ context: now }) => settled(now, game.nodeId));
    }),
    /** What comes late belongs to the session before, and must not move a heart of the next. */
    endAll: enqueueActions(({ context, enqueue }) => {
      for (const nodeId of Object.keys(context.saving))
        enqueue.stopChild(saveId(nodeId));
      for (const nodeId of context.throttled)
        enqueue.cancel(throttleId(nodeId));
    }),
  },
}).createMachine({
  id: "favourites",
  context: nothing,
  initial: "signedOut",
  states: {
    signedOut: {
      entry: assign(nothing),
      on: {
        "favourites.signedIn": "signedIn",
        "favourites.toggled": {
          actions: emit({ type: "favourites.loginNeeded" }),
        },
      },
    },

    signedIn: {
      type: "parallel",
      exit: "endAll",
      on: {
        "favourites.signedOut": "signedOut",
        "favourites.toggled": { actions: "toggle" },
        "favourites.saved": { actions: "settle" },
        "favourites.throttleEnded": {
          actions: assign({
            throttled: ({ context, event }) =>
              context.throttled.filter((id) => id !== event.nodeId),
          }),
        },
      },
      states: {
        ids: {
          initial: "loading",
          on: {
            // The same member after the page was away: hearts may have been pressed elsewhere.
            "favourites.signedIn": ".loading",
            "favourites.saved": {
              guard: "isUncertain",
              target: ".loading",
              actions: "settle",
            },
          },
          states: {
            loading: {
              entry: assign(({ context }) => ({
                pressed: {
                  ...context.pressed,
                  ids: Object.keys(context.saving),
                },
              })),
              invoke: {
                src: "loadIds",
                onDone: [
                  {
                    guard: ({ event }) => "ok" in event.output,
                    target: "known",
                    actions: assign(({ context, event }) => {
                      if (!("ok" in event.output)) return {};
                      // A heart pressed while this was loading has the last word.
                      const pressed = context.pressed.ids;
                      const kept = event.output.ok.filter(
                        (id) => !pressed.includes(id),
                      );
                      return {
                        ids: [
                          ...context.ids.filter((id) => pressed.includes(id)),
                          ...kept,
                        ],
                      };
                    }),
                  },
                  { target: "unknown" },
                ],
                onError: "unknown",
              },
            },
            known: {},
            unknown: {
              on: {
                "favourites.retried": "loading",
              },
            },
          },
        },

        list: {
          initial: "notRequested",
          on: {
            "favourites.listRequested": {
              target: ".loading",
              actions: assign({
                pageSize: ({ event }) => event.pageSize,
                content: [],
                pageNum: 0,
                totalPages: 0,
                failure: undefined,
              }),
            },
          },
          states: {
            notRequested: {},
            loading: {
              entry: assign(({ context }) => ({
                pressed: {
                  ...context.pressed,
                  page: Object.keys(context.saving),
                },
              })),
              invoke: {
                src: "loadPage",
                input: ({ context }) => ({
                  pageNo: context.pageNum + 1,
                  pageSize: context.pageSize,
                }),
                onDone: [
                  {
                    guard: ({ event }) => "ok" in event.output,
                    target: "shown",
                    actions: assign(({ context, event }) =>
                      "ok" in event.output
                        ? {
                            content: appended(
                              context.content,
                              event.output.ok.content.filter(
                                ({ nodeId }) =>
                                  context.ids.includes(nodeId) ||
                                  !context.pressed.page.includes(nodeId),
                              ),
                            ),
                            pageNum: event.output.ok.pageNum,
                            totalPages: event.output.ok.totalPages,
                          }
                        : {},
                    ),
                  },
                  {
                    target: "failed",
                    actions: assign({
                      failure: ({ event }) =>
                        "error" in event.output ? event.output.error : defect,
                    }),
                  },
                ],
                onError: {
                  target: "failed",
                  actions: assign({ failure: defect }),
                },
              },
            },
            shown: {
              on: {
                "favourites.moreRequested": {
                  guard: "hasMore",
                  target: "loading",
                },
              },
            },
            failed: {
              on: {
                "favourites.retried": {
                  target: "loading",
                  actions: assign({ failure: undefined }),
                },
              },
            },
          },
        },
      },
    },
  },
});

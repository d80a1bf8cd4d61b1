import { assign, emit, enqueueActions, raise, setup } from "xstate";
import {
  favouriteLooksMs,
  favouriteThrottleMs,
  lobbyPageSize,
} from "@foyer/platform/constants";
import { accepted, failureOf } from "../shared/answers.ts";
import { isLost } from "../shared/lost.ts";
import { defect } from "../shared/result.ts";
import { favouritesActors } from "./favourites.actors.ts";
import { added, appended, settled, taken, toldBy } from "./favourites.list.ts";
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
  wish: undefined,
  owed: {},
  looks: 0,
};

const saveId = (nodeId: string) => `save.${nodeId}`;
const throttleId = (nodeId: string) => `throttle.${nodeId}`;

function without<TValue>(
  record: Readonly<Record<string, TValue>>,
  key: string,
): Readonly<Record<string, TValue>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

/** Asks the platform again for the hearts whose answers were lost. */
const lookAgain = {
  guard: "mayLook",
  target: "loading",
  actions: "countLook",
} as const;

/**
 * The member's favourites. Hearts respond immediately and are corrected afterwards if the platform rejects the
 * change.
 *
 * `signedIn` has two regions: `ids`, which every heart reads, and `list`, which the home and the favourites page
 * read. A second press of a heart whose call is in flight is sent after that call, so that the platform never
 * receives two calls for one game out of order.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
  },
  actors: favouritesActors,
  guards: {
    /** The answer to a wish was lost: only the platform knows the heart's state. */
    isUncertain: ({ event }) =>
      event.type === "favourites.saved" &&
      event.error !== undefined &&
      isLost(event.error),
    hasWish: ({ context }) => context.wish !== undefined,
    /** The platform may carry out a call later than the first check, even one that it timed out. */
    mayLook: ({ context }) =>
      Object.keys(context.owed).length > 0 &&
      context.looks < favouriteLooksMs.length,
    hasMore: ({ context }) => context.pageNum < context.totalPages,
  },
  delays: {
    untilLook: ({ context }) => favouriteLooksMs[context.looks] ?? 0,
  },
  actions: {
    keepWish: assign({
      wish: ({ event }) =>
        event.type === "favourites.toggled" ? event.game : undefined,
    }),
    forgetWish: assign({ wish: undefined }),
    countLook: assign({ looks: ({ context }) => context.looks + 1 }),
    askForLogin: emit({ type: "favourites.loginNeeded" }),
    /** Carries out what was pressed before login, once it is known what is a favourite already. */
    grantWish: enqueueActions(({ context: { wish, ids }, enqueue }) => {
      if (!wish) return;
      enqueue.assign({ wish: undefined });
      if (!ids.includes(wish.nodeId))
        enqueue.raise({ type: "favourites.granted", game: wish });
    }),
    /** Reports the outcomes that the ids reveal. */
    tell: enqueueActions(({ context, enqueue }) => {
      const { told, owed } = toldBy(context);
      if (told.length === 0) return;
      enqueue.assign({ owed });
      for (const { game, favourite } of told)
        enqueue.emit({ type: "favourites.kept", game, favourite });
    }),
    toggle: enqueueActions(({ context, event, enqueue }) => {
      if (
        event.type !== "favourites.toggled" &&
        event.type !== "favourites.granted"
      )
        return;
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
        owed:
          event.type === "favourites.granted"
            ? { ...context.owed, [game.nodeId]: { game, favourite } }
            : without(context.owed, game.nodeId),
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
      const saving = without(context.saving, game.nodeId);
      const wanted = context.ids.includes(game.nodeId);
      enqueue.stopChild(saveId(game.nodeId));
      if (wanted !== favourite && !error) {
        // The heart was pressed again in the meantime: only now is it the newer wish's turn.
        enqueue.assign({ saving: { ...saving, [game.nodeId]: wanted } });
        enqueue.spawnChild("save", {
          id: saveId(game.nodeId),
          input: { game, favourite: wanted },
        });
        return;
      }
      enqueue.assign({
        saving,
        owed:
          error && isLost(error) && wanted === favourite
            ? { ...context.owed, [game.nodeId]: { game, favourite } }
            : without(context.owed, game.nodeId),
        looks: 0,
      });
      if (!error && context.owed[game.nodeId])
        enqueue.emit({ type: "favourites.kept", game, favourite });
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
    /** A late answer belongs to the previous session, and must not change a heart of the next. */
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
  initial: "undecided",
  states: {
    /** It is not known yet who is here; a press in this state is not lost. */
    undecided: {
      on: {
        "favourites.signedIn": "signedIn",
        "favourites.signedOut": [
          { guard: "hasWish", target: "signedOut", actions: "askForLogin" },
          { target: "signedOut" },
        ],
        "favourites.toggled": { actions: "keepWish" },
      },
    },
    signedOut: {
      entry: assign(({ context }) => ({ ...nothing, wish: context.wish })),
      on: {
        "favourites.signedIn": "signedIn",
        "favourites.toggled": { actions: ["keepWish", "askForLogin"] },
        "favourites.loginAbandoned": { actions: "forgetWish" },
      },
    },

    signedIn: {
      type: "parallel",
      exit: "endAll",
      on: {
        "favourites.signedOut": { target: "signedOut", actions: "forgetWish" },
        "favourites.toggled": { actions: "toggle" },
        "favourites.granted": { actions: "toggle" },
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
                    guard: accepted,
                    target: "known",
                    actions: assign(({ context, event }) => {
                      if (!("ok" in event.output)) return {};
                      // A heart pressed while this was loading takes precedence.
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
            known: {
              entry: ["tell", "grantWish"],
              after: { untilLook: lookAgain },
            },
            unknown: {
              entry: "grantWish",
              on: {
                "favourites.retried": "loading",
              },
              after: { untilLook: lookAgain },
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
                    guard: accepted,
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
                      failure: ({ event }) => failureOf(event.output),
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

import {
  favouritesMachine,
  type FavouritesEvent,
  type FavouritesPage,
} from "@foyer/flows/favourites";
import type { Game } from "@foyer/platform/calls";
import { sampleGames } from "@foyer/platform/fake";
import {
  answers,
  atState,
  deaf,
  silent,
  type Step,
} from "../../../../packages/flows/src/testing/at-state.ts";
import { storied } from "./storied.ts";

type Actors = NonNullable<
  Parameters<typeof favouritesMachine.provide>[0]["actors"]
>;

/** All that are shown beside the list. */
export const games: readonly Game[] = sampleGames(6);

const page = (totalPages: number): FavouritesPage => ({
  content: games.slice(0, 3),
  pageNum: 1,
  totalPages,
});

const favouritesAt = (
  events: readonly Step<typeof favouritesMachine>[],
  actors: Actors = {},
) =>
  atState(
    favouritesMachine.provide({
      actors: {
        loadIds: answers({ ok: games.slice(0, 3).map(({ nodeId }) => nodeId) }),
        loadPage: answers({ ok: page(1) }),
        save: deaf(),
        ...actors,
      },
    }),
    { events },
  );

const signedIn: FavouritesEvent = { type: "favourites.signedIn" };
const listed: FavouritesEvent = {
  type: "favourites.listRequested",
  pageSize: 28,
};
const known = [signedIn, "signedIn.ids.known"] as const;

/** Hearts, and the list of games that have one. */
export const favouritesStates = storied({
  machine: favouritesMachine,
  ways: {
    undecided: () => favouritesAt(["undecided"]),
    signedOut: () =>
      favouritesAt([{ type: "favourites.signedOut" }, "signedOut"]),
    loadingIds: () =>
      favouritesAt([signedIn, "signedIn.ids.loading"], { loadIds: silent() }),
    unknown: () =>
      favouritesAt([signedIn, "signedIn.ids.unknown"], {
        loadIds: answers({ error: { reason: "NETWORK" } }),
      }),
    known: () => favouritesAt(known),
    loading: () =>
      favouritesAt([...known, listed, "signedIn.list.loading"], {
        loadPage: silent(),
      }),
    shown: () => favouritesAt([...known, listed, "signedIn.list.shown"]),
    shownWithMore: () =>
      favouritesAt([...known, listed, "signedIn.list.shown"], {
        loadPage: answers({ ok: page(2) }),
      }),
    shownEmpty: () =>
      favouritesAt([...known, listed, "signedIn.list.shown"], {
        loadIds: answers({ ok: [] }),
        loadPage: answers({ ok: { content: [], pageNum: 1, totalPages: 1 } }),
      }),
    failed: () =>
      favouritesAt([...known, listed, "signedIn.list.failed"], {
        loadPage: answers({ error: { reason: "NETWORK" } }),
      }),
  },
  unseen: {},
});

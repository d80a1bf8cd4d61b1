import type { Game } from "@foyer/platform/calls";
import type { Failure } from "../shared/result.ts";
import type { FavouritesContext } from "./favourites.types.ts";

/** What is read from the machine's snapshot. */
export interface FavouritesSnapshot {
  readonly context: Pick<
    FavouritesContext,
    "ids" | "content" | "pageNum" | "failure"
  >;
  matches(state: {
    readonly signedIn: {
      readonly list: "loading" | "notRequested" | "failed";
    };
  }): boolean;
  can(event: { readonly type: "favourites.moreRequested" }): boolean;
}

/** Its first snapshot, for as long as the machine's code is on its way. */
export const firstFavourites: FavouritesSnapshot = {
  context: { ids: [], content: [], pageNum: 0, failure: undefined },
  matches: () => false,
  can: () => false,
};

/**
 * Whether one heart is filled: select this per card, so that a toggle renders one card only.
 *
 * @example useSelected(favourites, (snapshot) => isFavourite(snapshot, game.nodeId))
 */
export function isFavourite(
  snapshot: FavouritesSnapshot,
  nodeId: string,
): boolean {
  return snapshot.context.ids.includes(nodeId);
}

/** What a list of favourites shows. */
export interface FavouritesListView {
  readonly games: readonly Game[];
  /** Nothing is known yet: show skeletons. */
  readonly loading: boolean;
  /** A further page is loading: keep the list and show skeletons after it. */
  readonly loadingMore: boolean;
  readonly canLoadMore: boolean;
  readonly failure: Failure | undefined;
}

export function favouritesListView(
  snapshot: FavouritesSnapshot,
): FavouritesListView {
  const { content, pageNum, failure } = snapshot.context;
  const pending =
    snapshot.matches({ signedIn: { list: "loading" } }) ||
    snapshot.matches({ signedIn: { list: "notRequested" } });
  return {
    games: content,
    loading: pending && pageNum === 0,
    loadingMore: pending && pageNum > 0,
    canLoadMore: snapshot.can({ type: "favourites.moreRequested" }),
    failure: snapshot.matches({ signedIn: { list: "failed" } })
      ? failure
      : undefined,
  };
}

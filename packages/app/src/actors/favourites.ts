import { fromCallback, fromPromise } from "xstate";
import {
  addFavourite,
  favouriteIds,
  favouriteList,
  removeFavourite,
} from "@foyer/platform/calls";
import {
  favouritesMachine,
  type FavouritesEvent,
  type SaveInput,
} from "@foyer/flows/favourites";
import type { Services } from "../services/services.ts";
import { failureOf, refused } from "./failure.ts";

/**
 * The favourites machine with the platform behind it.
 *
 * @example const favourites = createActor(favouritesFor(services)).start();
 */
export function favouritesFor({ client }: Services) {
  return favouritesMachine.provide({
    actors: {
      loadIds: fromPromise(({ signal }) =>
        client
          .call(favouriteIds, {}, { signal })
          .then((ok) => ({ ok }), refused),
      ),
      loadPage: fromPromise(({ input, signal }) =>
        client
          .call(favouriteList, input, { signal })
          .then((ok) => ({ ok }), refused),
      ),
      save: fromCallback<FavouritesEvent, SaveInput>(
        ({ input: { game, favourite }, sendBack }) => {
          const { nodeId, vassalage, gameType } = game;
          client
            .call(favourite ? addFavourite : removeFavourite, {
              nodeId,
              vendor: vassalage,
              gameType,
            })
            .then(
              () => undefined,
              (error: unknown) => failureOf(error),
            )
            .then((error) =>
              sendBack({ type: "favourites.saved", game, favourite, error }),
            );
        },
      ),
    },
  });
}

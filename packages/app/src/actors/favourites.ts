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
import { answered, failureOf } from "./failure.ts";

/**
 * The favourites machine, connected to the platform.
 *
 * @example const favourites = createActor(favouritesFor(services)).start();
 */
export function favouritesFor({ client }: Services) {
  return favouritesMachine.provide({
    actors: {
      loadIds: fromPromise(({ signal }) =>
        answered(client.call(favouriteIds, {}, { signal })),
      ),
      loadPage: fromPromise(({ input, signal }) =>
        answered(client.call(favouriteList, input, { signal })),
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
            .then(() => undefined, failureOf)
            .then((error) =>
              sendBack({ type: "favourites.saved", game, favourite, error }),
            );
        },
      ),
    },
  });
}

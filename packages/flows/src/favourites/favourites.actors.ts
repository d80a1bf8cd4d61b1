import { unprovidedCallback, unprovidedPromise } from "../shared/unprovided.ts";
import type {
  FavouritesEvent,
  IdsOutput,
  PageOutput,
  SaveInput,
} from "./favourites.types.ts";

/** What favourites need from their surroundings. */
export const favouritesActors = {
  /** All ids (W-31), so that every heart on every page knows its state. */
  loadIds: unprovidedPromise<IdsOutput>("loadIds"),
  /** One page of the list (W-29). */
  loadPage: unprovidedPromise<PageOutput, { pageNo: number; pageSize: number }>(
    "loadPage",
  ),
  /** Adds or removes (W-32, W-33) and sends `favourites.saved` with the outcome. */
  save: unprovidedCallback<FavouritesEvent, SaveInput>("save"),
};

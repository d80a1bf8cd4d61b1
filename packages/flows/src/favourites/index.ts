export { favouritesMachine } from "./favourites.machine.ts";
export {
  favouritesListView,
  isFavourite,
  type FavouritesListView,
} from "./favourites.view.ts";
export type {
  FavouritesEmitted,
  FavouritesEvent,
  FavouritesPage,
  IdsOutput,
  PageOutput,
  SaveInput,
} from "./favourites.types.ts";

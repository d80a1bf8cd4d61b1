import type { ResponseOf } from "@foyer/platform/call";
import type { favouriteList, Game } from "@foyer/platform/calls";
import type { Failure, Result } from "../shared/result.ts";

export type FavouritesPage = ResponseOf<typeof favouriteList>;

export type IdsOutput = Result<readonly string[]>;
export type PageOutput = Result<FavouritesPage>;
export interface SaveInput {
  readonly game: Game;
  /** true: add it; false: take it out. */
  readonly favourite: boolean;
}

export interface FavouritesContext {
  /** Node ids of all favourites, as the person sees them now. */
  readonly ids: readonly string[];
  /** The favourites read so far, in the server's order. */
  readonly content: readonly Game[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly pageSize: number;
  /** Why the list could not be read. */
  readonly failure: Failure | undefined;
  /** Hearts that were pressed less than a second ago, by node id. */
  readonly throttled: readonly string[];
  /** What the call under way for a game asks for, by node id. */
  readonly saving: Readonly<Record<string, boolean>>;
  /** Hearts pressed since the answer that is on its way was asked for: that answer says nothing about them. */
  readonly pressed: {
    readonly ids: readonly string[];
    readonly page: readonly string[];
  };
  /** Games taken out and where they stood, to be put back if the call fails. */
  readonly removed: Readonly<
    Record<string, { readonly game: Game; readonly at: number }>
  >;
  /** The last heart that was pressed before it was known who is here: it is filled once they have signed in. */
  readonly wish: Game | undefined;
  /** Wishes whose outcome the person has yet to be told, by node id: granted after a sign-in, or their answer was lost. */
  readonly owed: Readonly<Record<string, Owed>>;
  /** How often the ids were read again for the sake of lost answers. */
  readonly looks: number;
}

interface Owed {
  readonly game: Game;
  /** What was asked for. */
  readonly favourite: boolean;
}

export type FavouritesEvent =
  /** A session began or ended. */
  | { type: "favourites.signedIn" }
  | { type: "favourites.signedOut" }
  /** A heart was pressed. */
  | { type: "favourites.toggled"; game: Game }
  /** Raised for the heart that was pressed before the sign-in. */
  | { type: "favourites.granted"; game: Game }
  /** The sign-in was left without an account. */
  | { type: "favourites.loginAbandoned" }
  /** A screen wants the list from its first page on; the home asks for 999, a page for 28. */
  | { type: "favourites.listRequested"; pageSize: number }
  /** The next page, to be appended. */
  | { type: "favourites.moreRequested" }
  | { type: "favourites.retried" }
  /** Sent by the call of one heart. */
  | {
      type: "favourites.saved";
      game: Game;
      favourite: boolean;
      error: Failure | undefined;
    }
  /** Raised when a heart may be pressed again. */
  | { type: "favourites.throttleEnded"; nodeId: string };

export type FavouritesEmitted =
  /** A guest pressed a heart: open the login popup (FAV-01). */
  | { type: "favourites.loginNeeded" }
  /** A heart could not be saved and was put back (OPN-31). */
  | { type: "favourites.rolledBack"; game: Game; failure: Failure }
  /** What was asked for long ago is done: before the sign-in, or by a call whose answer was lost. */
  | { type: "favourites.kept"; game: Game; favourite: boolean };

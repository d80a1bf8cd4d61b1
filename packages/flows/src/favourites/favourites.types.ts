import type { ResponseOf } from "@foyer/platform/call";
import type { favouriteList, Game } from "@foyer/platform/calls";
import type { Failure, Result } from "../shared/result.ts";

export type FavouritesPage = ResponseOf<typeof favouriteList>;

export type IdsOutput = Result<readonly string[]>;
export type PageOutput = Result<FavouritesPage>;
export interface SaveInput {
  readonly game: Game;
  /** true: add; false: remove. */
  readonly favourite: boolean;
}

export interface FavouritesContext {
  /** Node ids of all favourites, as the member currently sees them. */
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
  /** What the call in flight for a game requests, by node id. */
  readonly saving: Readonly<Record<string, boolean>>;
  /** Hearts pressed since the read in flight began: its answer says nothing about them. */
  readonly pressed: {
    readonly ids: readonly string[];
    readonly page: readonly string[];
  };
  /** Removed games and their positions, to be restored if the call fails. */
  readonly removed: Readonly<
    Record<string, { readonly game: Game; readonly at: number }>
  >;
  /** The last heart pressed before it was known who is here: it is filled once they have logged in. */
  readonly wish: Game | undefined;
  /** Wishes whose outcome has yet to be reported, by node id: granted after a login, or with a lost answer. */
  readonly owed: Readonly<Record<string, Owed>>;
  /** How often the ids were read again because of lost answers. */
  readonly looks: number;
}

interface Owed {
  readonly game: Game;
  /** The wanted state. */
  readonly favourite: boolean;
}

export type FavouritesEvent =
  /** A session began or ended. */
  | { type: "favourites.signedIn" }
  | { type: "favourites.signedOut" }
  /** A heart was pressed. */
  | { type: "favourites.toggled"; game: Game }
  /** Raised for the heart that was pressed before login. */
  | { type: "favourites.granted"; game: Game }
  /** The login was abandoned. */
  | { type: "favourites.loginAbandoned" }
  /** A screen wants the list from its first page on; the home requests 999, a page 28. */
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
  /** A visitor pressed a heart: open the login popup (FAV-01). */
  | { type: "favourites.loginNeeded" }
  /** A heart could not be saved and was rolled back (OPN-31). */
  | { type: "favourites.rolledBack"; game: Game; failure: Failure }
  /** An earlier wish has been carried out: from before login, or by a call whose answer was lost. */
  | { type: "favourites.kept"; game: Game; favourite: boolean };

import {
  favouritesMachine,
  type FavouritesPage,
} from "@foyer/flows/favourites";
import { launchGateMachine } from "@foyer/flows/launch-gate";
import {
  sessionMachine,
  type RestoreOutput,
  type SessionMember,
} from "@foyer/flows/session";
import { sampleGames } from "@foyer/platform/fake";
import type { Game } from "@foyer/platform/calls";
import { nothing } from "./flowStories.tsx";
import type { PortalActors } from "../../../packages/app/src/actors/actors.ts";
import {
  answers,
  atState,
  deaf,
  type Step,
} from "../../../packages/flows/src/testing/at-state.ts";

type SessionActors = NonNullable<
  Parameters<typeof sessionMachine.provide>[0]["actors"]
>;
/** A member of one kind. */
export const sampleMember = (kind: SessionMember["kind"]): SessionMember => ({
  id: "7",
  account: kind === "trial" ? "trial-2041" : "lake.walker",
  nickname: "",
  kind,
  agent: false,
  currencySymbol: "RM",
  vipLabel: undefined,
  vipRankLevel: undefined,
});
const held: RestoreOutput = { ok: { token: "sample", passwordDue: undefined } };
/** No session was stored. */
export const none: RestoreOutput = {
  ok: { token: undefined, passwordDue: undefined },
};
/** The session, driven through some steps; by default a member returns. */
export const sessionAt = (
  events: readonly Step<typeof sessionMachine>[],
  actors: SessionActors = {},
) =>
  atState(
    sessionMachine.provide({
      actors: {
        restoreToken: answers(held),
        loadMember: answers({ ok: sampleMember("full") }),
        listenToBrowser: deaf(),
        ...actors,
      },
      actions: {
        keepToken: nothing,
        forgetMember: nothing,
        announceSignIn: nothing,
        announceSignOut: nothing,
      },
    }),
    { events },
  );

type FavouritesActors = NonNullable<
  Parameters<typeof favouritesMachine.provide>[0]["actors"]
>;
/** All games that are shown beside the list. */
export const games: readonly Game[] = sampleGames(6);
/** The first three of them, on one of this many pages. */
export const page = (totalPages: number): FavouritesPage => ({
  content: games.slice(0, 3),
  pageNum: 1,
  totalPages,
});
/** Favourites, driven through some steps. */
export const favouritesAt = (
  events: readonly Step<typeof favouritesMachine>[],
  actors: FavouritesActors = {},
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

/**
 * The machines of a member's portal, for a flow that is drawn inside one.
 *
 * @example flowStories({ …, portal: memberPortal })
 */
export const memberPortal = async (): Promise<PortalActors> => ({
  session: await sessionAt(["signedIn.full"]),
  favourites: await favouritesAt([
    { type: "favourites.signedIn" },
    "signedIn.ids.known",
  ]),
  gate: await atState(launchGateMachine, { events: ["closed"] }),
});

import { useCallback } from "react";
import {
  firstFavourites,
  type FavouritesEmitted,
  type FavouritesEvent,
  type FavouritesSnapshot,
} from "@foyer/flows/favourites";
import {
  firstLaunchGate,
  type LaunchGateEmitted,
  type LaunchGateEvent,
  type LaunchGateSnapshot,
} from "@foyer/flows/launch-gate";
import {
  firstSession,
  sessionView,
  type SessionEvent,
  type SessionSnapshot,
  type SessionView,
} from "@foyer/flows/session";
import { fetchPart } from "@foyer/platform/part";
import { neededContext } from "../services/neededContext.ts";
import { useServices } from "../services/services.ts";
import { lateMachine, type PortalMachine } from "./lateMachine.ts";
import { useSelected } from "./useSelected.ts";

/** The machines that live as long as the portal is open. */
export interface PortalActors {
  readonly session: PortalMachine<SessionSnapshot, SessionEvent>;
  readonly favourites: PortalMachine<
    FavouritesSnapshot,
    FavouritesEvent,
    FavouritesEmitted
  >;
  readonly gate: PortalMachine<
    LaunchGateSnapshot,
    LaunchGateEvent,
    LaunchGateEmitted
  >;
}

/**
 * The machines before their code is there: nobody is known to be logged in, and what is sent to them waits.
 *
 * @example <ActorsProvider value={lateActors()}>…</ActorsProvider>
 */
export function lateActors() {
  const session: LateMachine<"session"> = lateMachine(firstSession);
  const favourites: LateMachine<"favourites"> = lateMachine(firstFavourites);
  const gate: LateMachine<"gate"> = lateMachine(firstLaunchGate);
  return {
    session,
    favourites,
    gate,
    /** The machines are there. */
    arrive: (actors: PortalActors) => {
      session.arrive(actors.session);
      favourites.arrive(actors.favourites);
      gate.arrive(actors.gate);
    },
  } satisfies PortalActors & { arrive(actors: PortalActors): void };
}

type LateMachine<Name extends keyof PortalActors> = PortalActors[Name] & {
  arrive(machine: PortalActors[Name]): void;
};

/**
 * Fetches the machines' code; its default export starts them.
 *
 * @example const { default: startActors } = await fetchActors();
 */
export const fetchActors = () => fetchPart(() => import("./startActors.ts"));

/** The portal's long-lived machines. */
export const [ActorsProvider, useActors] =
  neededContext<PortalActors>("ActorsProvider");

/** A visitor who is not logged in. */
const visitor: SessionView = {
  kind: "guest",
  token: undefined,
  member: undefined,
  notice: undefined,
  isLogin: false,
  isAgent: false,
  isTrial: false,
  canRetry: false,
  firstLogin: false,
  passwordDue: undefined,
  offered: undefined,
};

/**
 * The current session. In a document it is that of a visitor; there, and until the machine knows better, also for
 * somebody who has not been here as a member.
 */
export function useSession(): SessionView {
  const { isMemberExpected } = useServices();
  return useSelected(
    useActors().session,
    isMemberExpected ? sessionView : visitorUntilKnown,
    visitorUntilKnown,
  );
}

/**
 * Whether a kind of visitor is one with an account, known to be logged in.
 *
 * @example isMember("trial") // true
 */
export const isMember = (kind: SessionView["kind"]): boolean =>
  kind === "trial" || kind === "full";

const notYet = () => false;

/**
 * Whether the machine has found out who is here, or can do no more for now; not in a document.
 *
 * @example const known = useIsKnown();
 */
export const useIsKnown = (): boolean =>
  useSelected(useActors().session, isKnown, notYet);

function isKnown(snapshot: SessionSnapshot): boolean {
  const { kind, canRetry } = sessionView(snapshot);
  return kind !== "unknown" || canRetry;
}

/* Chosen in the selection: a visitor who turns out to be one is no change, and the page is not drawn again. */
function visitorUntilKnown(snapshot: SessionSnapshot): SessionView {
  const view = sessionView(snapshot);
  return view.kind === "unknown" ? visitor : view;
}

/**
 * Opens a page of the member's or the agent's panel through the gate: a visitor has to log in first.
 *
 * @example const openPanel = useOpenPanel(); openPanel("member", "depositv2");
 */
export function useOpenPanel() {
  const { gate } = useActors();
  return useCallback(
    (panel: "member" | "agent", page?: string) =>
      gate.send({
        type: "launchGate.requested",
        intent: { kind: "panel", panel, page },
      }),
    [gate],
  );
}

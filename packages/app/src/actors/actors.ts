import { useCallback } from "react";
import { createActor, type ActorRefFrom } from "xstate";
import { shallowEqual, useSelector } from "@xstate/react";
import type { favouritesMachine } from "@foyer/flows/favourites";
import { launchGateMachine } from "@foyer/flows/launch-gate";
import {
  sessionView,
  type SessionView,
  type sessionMachine,
} from "@foyer/flows/session";
import { neededContext } from "../services/neededContext.ts";
import { useAlive } from "../kit/useAlive.ts";
import { useServices, type Services } from "../services/services.ts";
import { favouritesFor } from "./favourites.ts";
import { sessionFor } from "./session.ts";

/** The machines that live as long as the portal is open. */
export interface PortalActors {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly favourites: ActorRefFrom<typeof favouritesMachine>;
  readonly gate: ActorRefFrom<typeof launchGateMachine>;
}

/**
 * Starts the three machines; favourites and gate follow the session.
 *
 * @example const actors = startActors(services);
 */
export function startActors(services: Services): PortalActors {
  const session = createActor(sessionFor(services));
  const favourites = createActor(favouritesFor(services));
  const gate = createActor(launchGateMachine);
  favourites.start();
  gate.start();

  let before: SessionView["kind"] | undefined;
  let held: string | undefined;
  session.subscribe((snapshot) => {
    const { kind, token } = sessionView(snapshot);
    // A visitor's requests are not carried out for the next person to log in, even if the session ended before its
    // member had loaded.
    if (held && kind === "guest") {
      gate.send({ type: "launchGate.loginAbandoned" });
      favourites.send({ type: "favourites.loginAbandoned" });
    }
    held = token;
    if (kind === before) return;
    before = kind;
    gate.send({ type: "launchGate.sessionChanged", session: kind });
    if (kind === "unknown") return;
    favourites.send({
      type: kind === "guest" ? "favourites.signedOut" : "favourites.signedIn",
    });
  });
  session.start();
  return { session, favourites, gate };
}

/**
 * The same machines where there is no browser: nobody is logged in, and nothing is started, so nothing is asked for.
 *
 * @example renderToString(<ActorsProvider value={visitorActors(services)}>…</ActorsProvider>)
 */
export function visitorActors(services: Services): PortalActors {
  return {
    session: createActor(sessionFor(services)),
    favourites: createActor(favouritesFor(services)),
    gate: createActor(launchGateMachine),
  };
}

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

/** The current session. In a document, and until it has come to life, it is that of a visitor. */
export function useSession(): SessionView {
  const { isMemberExpected } = useServices();
  const view = useSelector(useActors().session, sessionView, shallowEqual);
  const isAlive = useAlive();
  return isAlive && (view.kind !== "unknown" || isMemberExpected)
    ? view
    : visitor;
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

import { createActor } from "xstate";
import { launchGateMachine } from "@foyer/flows/launch-gate";
import { sessionView, type SessionView } from "@foyer/flows/session";
import type { Services } from "../services/services.ts";
import { favouritesFor } from "./favourites.ts";
import { sessionFor } from "./session.ts";

/**
 * Starts the three machines; favourites and gate follow the session.
 *
 * @example const actors = startActors(services);
 */
export default function startActors(services: Services) {
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

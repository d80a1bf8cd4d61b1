import { launchGateMachine } from "@foyer/flows/launch-gate";
import type { PortalActors } from "../../../../packages/app/src/actors/actors.ts";
import { atState } from "../../../../packages/flows/src/testing/at-state.ts";
import { favouritesStates } from "./favourites.ts";
import { sessionStates } from "./session.ts";

/** An actor, and the member's portal around it. */
export interface InPortal<TActor> {
  readonly actor: TActor;
  readonly portal: PortalActors;
}

/**
 * The same ways, with a member's portal around each.
 *
 * @example stateStories(inPortal(contractRequestStates.ways), ({ actor, portal }) => …)
 */
export function inPortal<TActor, TName extends string>(
  ways: Readonly<Record<TName, () => Promise<TActor>>>,
): Record<TName, () => Promise<InPortal<TActor>>>;
export function inPortal<TActor>(
  ways: Readonly<Record<string, () => Promise<TActor>>>,
): Record<string, () => Promise<InPortal<TActor>>> {
  return Object.fromEntries(
    Object.entries(ways).map(([name, way]) => [
      name,
      async () => ({ actor: await way(), portal: await memberPortal() }),
    ]),
  );
}

const memberPortal = async (): Promise<PortalActors> => ({
  session: await sessionStates.ways.full(),
  favourites: await favouritesStates.ways.known(),
  gate: await atState(launchGateMachine, { events: ["closed"] }),
});

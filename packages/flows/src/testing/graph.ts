import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  EventObject,
  InputFrom,
} from "xstate";
import {
  getAdjacencyMap,
  adjacencyMapToArray,
  getStateNodes,
} from "xstate/graph";

/** An actor's answer as the machine receives it; made by `done`, `failed` and `elapsed`. */
type Answer = EventObject & { readonly type: `xstate.${string}` };

interface Options<TMachine extends AnyStateMachine> {
  /** One of every event that the machine can meet, answers of actors and elapsed delays included. */
  readonly events: readonly (EventFromLogic<TMachine> | Answer)[];
  readonly input?: InputFrom<TMachine>;
  /** What tells two snapshots apart besides the state value: the parts of the context that guards read. */
  readonly distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** States that no event reaches and transitions that no event drives. Both are empty for a sound chart. */
export interface Gaps {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/**
 * Walks every state that the events lead to and lists what was not met.
 *
 * @example expect(gaps(logoutMachine, { events })).toEqual({ states: [], transitions: [] })
 */
export function gaps<TMachine extends AnyStateMachine>(
  machine: TMachine,
  { events, input, distinguish = () => undefined }: Options<TMachine>,
): Gaps {
  const met = new Set<string>();
  const driven = new Set<unknown>();
  const anyMachine: AnyStateMachine = machine;
  const adjacency = getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(
    anyMachine,
    {
      events,
      input,
      limit: 20_000,
      serializeState: (snapshot) =>
        JSON.stringify([snapshot.value, distinguish(snapshot)]),
      serializeEvent: (event) => JSON.stringify(event),
    },
  );
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    for (const snapshot of [state, nextState])
      for (const node of snapshot._nodes) met.add(node.id);
    for (const transition of anyMachine.getTransitionData(state, event))
      driven.add(transition);
  }
  const nodes = [machine.root, ...getStateNodes(machine)];
  return {
    states: nodes.map((node) => node.id).filter((id) => !met.has(id)),
    transitions: nodes.flatMap((node) => undrivenOf(node, driven)),
  };
}

function undrivenOf(
  node: AnyStateNode,
  driven: ReadonlySet<unknown>,
): string[] {
  return [...node.transitions.values()]
    .flat()
    .filter((transition) => !driven.has(transition))
    .map((transition) => {
      const target =
        transition.target?.map((to) => to.id).join(", ") ?? "(stays)";
      return `${node.id} --${transition.eventType}--> ${target}`;
    });
}

/** The event that a promise actor's answer arrives as. */
export const done = <TOutput>(id: string, output: TOutput) => ({
  type: `xstate.done.actor.${id}` as const,
  output,
  actorId: id,
});

/** The event that a promise actor's defect arrives as. */
export const failed = (id: string) => ({
  type: `xstate.error.actor.${id}` as const,
  error: new Error("defect"),
  actorId: id,
});

/** The event that a delay ends with: `id` is the delay's name, `node` the state's full id. */
export const elapsed = (id: string, node: string) => ({
  type: `xstate.after.${id}.${node}` as const,
});

import { getInitialMicrosteps, getMicrosteps } from "xstate";
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventFromLogic,
  EventObject,
  InputFrom,
} from "xstate";
import {
  getAdjacencyMap,
  adjacencyMapToArray,
  getStateNodes,
} from "xstate/graph";
import { TestRunner } from "vitest";

/** An actor's answer as the machine receives it; made by `done`, `failed` and `elapsed`. */
type Answer = EventObject & { readonly type: `xstate.${string}` };

interface Options<TMachine extends AnyStateMachine> {
  /** One of every event that the machine can receive, including answers of actors and elapsed delays. */
  readonly events: readonly (EventFromLogic<TMachine> | Answer)[];
  readonly input?: InputFrom<TMachine>;
  /** What distinguishes two snapshots besides the state value: the parts of the context that guards read. */
  readonly distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** States that no event reaches and transitions that no event drives. Both are empty for a sound chart. */
export interface Gaps {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/** What one walk of a machine covered; the report of `verify flows` combines the walks of a machine. */
export interface GraphWalk {
  readonly machine: string;
  readonly states: number;
  readonly transitions: number;
  readonly missedStates: readonly string[];
  /** Each with its index among the machine's transitions, to distinguish two with the same text. */
  readonly missedTransitions: readonly string[];
}

declare module "vitest" {
  interface TaskMeta {
    flowWalks?: GraphWalk[];
    flowMachines?: { readonly id: string; readonly file: string }[];
  }
}

/**
 * Walks every state that the events lead to and lists what was not reached.
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
  /** Between two snapshots a chart may pass through states that it leaves automatically. */
  const follow = (
    steps: readonly (readonly [AnyMachineSnapshot, unknown])[],
  ) => {
    let before: AnyMachineSnapshot | undefined;
    for (const [passed] of steps) {
      for (const node of passed._nodes) met.add(node.id);
      for (const transition of takenByItself(before, passed))
        driven.add(transition);
      before = passed;
    }
  };
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    for (const snapshot of [state, nextState])
      for (const node of snapshot._nodes) met.add(node.id);
    for (const transition of anyMachine.getTransitionData(state, event))
      driven.add(transition);
    follow(getMicrosteps(anyMachine, state, event));
  }
  follow(getInitialMicrosteps(anyMachine, input));
  const nodes = [machine.root, ...getStateNodes(machine)];
  const states = nodes.map((node) => node.id).filter((id) => !met.has(id));
  const all = nodes.flatMap(transitionsOf);
  const undriven = all.flatMap((transition, place) =>
    driven.has(transition) ? [] : [{ place, text: written(transition) }],
  );
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta)
    (meta.flowWalks ??= []).push({
      machine: machine.id,
      states: nodes.length,
      transitions: all.length,
      missedStates: states,
      missedTransitions: undriven.map(({ place, text }) => `${place} ${text}`),
    });
  return { states, transitions: undriven.map(({ text }) => text) };
}

/** The transitions without an event that led from one step to the next. */
function takenByItself(
  before: AnyMachineSnapshot | undefined,
  after: AnyMachineSnapshot,
) {
  const present = new Set<AnyStateNode>(after._nodes);
  return (before?._nodes ?? []).flatMap((node: AnyStateNode) => {
    const taken = node.always?.find((transition) =>
      (transition.target ?? []).every((target) => present.has(target)),
    );
    return taken ? [taken] : [];
  });
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] =>
  [...node.transitions.values(), node.always ?? []].flat();

function written({ source, target, eventType }: AnyTransitionDefinition) {
  const to = target?.map(({ id }) => id).join(", ") ?? "(stays)";
  return `${source.id} --${eventType || "(by itself)"}--> ${to}`;
}

/** The event that delivers a promise actor's answer. */
export const done = <TOutput>(id: string, output: TOutput) => ({
  type: `xstate.done.actor.${id}` as const,
  output,
  actorId: id,
});

/** The event that delivers a promise actor's defect. */
export const failed = (id: string) => ({
  type: `xstate.error.actor.${id}` as const,
  error: new Error("defect"),
  actorId: id,
});

/** The event that ends a delay: `id` is the delay's name, `node` the state's full id. */
export const elapsed = (id: string, node: string) => ({
  type: `xstate.after.${id}.${node}` as const,
});

import { standsIn } from "../../../../packages/flows/src/testing/at-state.ts";
import type { MachineLike } from "../chart.ts";

type MachineSnapshot = Parameters<typeof standsIn>[0];

/** An actor of a flow, as a story and its test use it. */
export interface Live<TSnapshot> {
  readonly getSnapshot: () => TSnapshot;
  readonly subscribe: (listener: () => void) => {
    readonly unsubscribe: () => void;
  };
}

interface Stoppable<TSnapshot> extends Live<TSnapshot> {
  readonly stop: () => unknown;
}

interface Flow<TSnapshot, TActor, TName extends string> {
  readonly machine: MachineLike;
  /** By name, in the order of the path; further looks of one state follow it. */
  readonly ways: Readonly<Record<TName, () => Promise<TActor>>>;
  /** States without a story, each with the reason; by id without the machine's. */
  readonly unseen: Readonly<Record<string, string>>;
  /** Where the view names what is on screen: all that it can name. */
  readonly phases?: {
    readonly of: (snapshot: TSnapshot) => string;
    readonly all: Readonly<Record<string, true>>;
  };
}

/** Where a way ended. */
interface Visit {
  readonly name: string;
  /** Ids of states without the machine's. */
  readonly states: readonly string[];
  readonly phase: string | undefined;
}

/**
 * Ways to the states of a flow that a player sees, each of which has a story of its name.
 *
 * @example export const logoutStates = storied({ machine: logoutMachine, ways, unseen: { signedOut: reasons.over } });
 */
export function storied<
  TSnapshot extends MachineSnapshot,
  TActor extends Stoppable<TSnapshot>,
  TName extends string,
>(flow: Flow<TSnapshot, TActor, TName>) {
  const { machine, ways, phases } = flow;
  return {
    ...flow,
    /** Goes all ways. */
    visits: async (): Promise<Visit[]> => {
      const visits: Visit[] = [];
      for (const [name, way] of Object.entries<() => Promise<TActor>>(ways)) {
        const actor = await way();
        const snapshot = actor.getSnapshot();
        visits.push({
          name,
          states: standsIn(snapshot).map((id) =>
            id.slice(machine.id.length + 1),
          ),
          phase: phases?.of(snapshot),
        });
        actor.stop();
      }
      return visits;
    },
  };
}

/** Reasons that several flows have. */
export const reasons = {
  over: "The dialog is gone; the page under it says what is next.",
  nothing: "Nothing of it is on screen.",
  sameAs: (name: string) =>
    `It looks as ${name} does: one wait for the person.`,
} as const;

/** The actor that the ways of a flow lead to. */
export type ActorOf<TFlow extends { readonly ways: object }> =
  TFlow["ways"] extends Readonly<Record<string, () => Promise<infer TActor>>>
    ? TActor
    : never;

import {
  Actor,
  fromCallback,
  fromPromise,
  matchesState,
  SimulatedClock,
  waitFor,
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  type SnapshotFrom,
} from "xstate";

export type { Actor, AnyStateMachine, SnapshotFrom };

/** How long a scripted answer may take to arrive, in ms: it comes within a few turns of the event loop. */
export const answersWithin = 2000;

/**
 * One step on the way to a state: an event to send, a state to wait for (such as "open.editing"), a condition that
 * has to hold, or time that passes on the machine's clock.
 */
export type Step<TMachine extends AnyStateMachine> =
  | EventFromLogic<TMachine>
  | string
  | ((snapshot: SnapshotFrom<TMachine>) => boolean)
  | { readonly passesMs: number };

interface Way<TMachine extends AnyStateMachine> {
  readonly input?: InputFrom<TMachine>;
  readonly events: readonly Step<TMachine>[];
}

/**
 * Drives a machine, with the scripted actors that it was provided with, to one of its states, and stays there: time
 * passes only where a step says so. The last step is the required state.
 *
 * @example
 * const machine = logoutMachine.provide({ actors: { signOut: silent() } });
 * const actor = await atState(machine, { events: [{ type: "logout.confirmed" }, "signingOut"] });
 */
export async function atState<TMachine extends AnyStateMachine>(
  machine: TMachine,
  { input, events }: Way<TMachine>,
): Promise<Actor<TMachine>> {
  const clock = new SimulatedClock();
  const options: ActorOptions<TMachine> = { input, clock };
  const actor = new Actor(machine, options);
  actor.start();
  for (const [place, step] of events.entries()) {
    if (typeof step === "string") {
      const there = (snapshot: AnyMachineSnapshot) =>
        matchesState(step, snapshot.value);
      await arrives(actor, there, step);
    } else if (typeof step === "function") {
      await arrives(actor, step, `step ${place + 1}`);
    } else if ("passesMs" in step) {
      clock.increment(step.passesMs);
    } else {
      actor.send(step);
    }
  }
  return actor;
}

async function arrives<TMachine extends AnyStateMachine>(
  actor: Actor<TMachine>,
  there: (snapshot: SnapshotFrom<TMachine>) => boolean,
  where: string,
) {
  try {
    await waitFor(actor, there, { timeout: answersWithin });
  } catch (cause) {
    const { value, error }: AnyMachineSnapshot = actor.getSnapshot();
    throw new Error(
      `Not there: ${where}. It stands at ${JSON.stringify(value)} ${String(error ?? "")}`,
      { cause },
    );
  }
}

/**
 * A scripted actor that gives this answer.
 *
 * @example machine.provide({ actors: { signIn: answers({ error: { reason: "NETWORK" } }) } })
 */
export const answers = <TOutput, TInput extends NonReducibleUnknown>(
  output: NoInfer<TOutput>,
): PromiseActorLogic<TOutput, TInput> =>
  fromPromise<TOutput, TInput>(() => Promise.resolve(output));

/**
 * A scripted actor that has not answered yet.
 *
 * @example machine.provide({ actors: { signIn: silent() } })
 */
export const silent = <
  TOutput,
  TInput extends NonReducibleUnknown,
>(): PromiseActorLogic<TOutput, TInput> =>
  fromPromise<TOutput, TInput>(() => new Promise(() => undefined));

/**
 * A scripted actor that listens and receives nothing.
 *
 * @example machine.provide({ actors: { listenToBrowser: deaf() } })
 */
export const deaf = <
  TEvent extends EventObject,
  TInput extends NonReducibleUnknown,
>(): CallbackActorLogic<TEvent, TInput> =>
  fromCallback<TEvent, TInput>(() => undefined);

/**
 * The states that a machine is in, without their parent states.
 *
 * @example standsIn(actor.getSnapshot()) // ["login.open.editing"]
 */
export const standsIn = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter(({ type }) => type === "atomic" || type === "final")
    .map(({ id }) => id);

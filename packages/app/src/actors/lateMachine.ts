interface Subscription {
  unsubscribe(): void;
}

/** What the portal uses of a machine. */
export interface PortalMachine<Snapshot, Event, Emitted = unknown> {
  getSnapshot(): Snapshot;
  /** What a document was drawn with. @default the current one */
  getServerSnapshot?(): Snapshot;
  subscribe(listener: (snapshot: Snapshot) => void): Subscription;
  on(type: "*", listener: (emitted: Emitted) => void): Subscription;
  send(event: Event): void;
}

/**
 * A machine whose code comes later. Until then it is in its first state, and keeps what it is sent: a press before it
 * is there is carried out once it is.
 *
 * @example const gate = lateMachine(firstLaunchGate); gate.arrive(createActor(launchGateMachine).start());
 */
export function lateMachine<Snapshot, Event, Emitted = unknown>(
  first: Snapshot,
) {
  type Machine = PortalMachine<Snapshot, Event, Emitted>;
  let machine: Machine | undefined;
  const waiting = new Set<(arrived: Machine) => void>();

  /** Subscribes on arrival, unless that is no longer wanted. */
  const later = (subscribe: (arrived: Machine) => Subscription) => {
    let subscription: Subscription | undefined;
    const start = (arrived: Machine) => {
      subscription = subscribe(arrived);
    };
    waiting.add(start);
    return {
      unsubscribe: () => {
        waiting.delete(start);
        subscription?.unsubscribe();
      },
    };
  };

  return {
    getSnapshot: () => machine?.getSnapshot() ?? first,
    getServerSnapshot: () => first,
    subscribe: (listener: (snapshot: Snapshot) => void) =>
      machine?.subscribe(listener) ??
      later((arrived) => {
        // It may have left its first state.
        listener(arrived.getSnapshot());
        return arrived.subscribe(listener);
      }),
    on: (type: "*", listener: (emitted: Emitted) => void) =>
      machine?.on(type, listener) ??
      later((arrived) => arrived.on(type, listener)),
    send: (event: Event) => {
      if (machine) machine.send(event);
      else waiting.add((arrived) => arrived.send(event));
    },
    /** The machine is there. */
    arrive: (arrived: Machine) => {
      machine = arrived;
      for (const act of waiting) act(arrived);
      waiting.clear();
    },
  } satisfies Machine & { arrive(arrived: Machine): void };
}

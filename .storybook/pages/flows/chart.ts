import { eventWords, guardWords, inWords } from "./wording.ts";

/** The parts of XState's own definition that are used here. */
export interface MachineLike {
  readonly id: string;
  readonly root: NodeLike;
  readonly implementations: { readonly delays?: object };
}
interface NodeLike {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly states: Readonly<Record<string, NodeLike>>;
  readonly initial?: TransitionLike | undefined;
  readonly invoke: readonly { readonly src: unknown; readonly id: string }[];
  readonly transitions: ReadonlyMap<string, readonly TransitionLike[]>;
  readonly always?: readonly TransitionLike[] | undefined;
}
interface TransitionLike {
  readonly target: readonly { readonly id: string }[] | undefined;
  readonly guard?: unknown;
}

export interface ChartState {
  readonly id: string;
  /** Human-readable name. */
  readonly name: string;
  readonly kind: "atomic" | "compound" | "parallel" | "final";
  /** The state that contains it; undefined at the top level. */
  readonly parent: string | undefined;
  /** The child state that is entered first. */
  readonly initial: string | undefined;
  /** The actors and timers that run in it. */
  readonly runs: readonly string[];
}

export interface ChartWay {
  readonly from: string;
  /** Undefined: the state does not change. */
  readonly to: string | undefined;
  readonly event: string;
  readonly condition: string | undefined;
}

export interface Chart {
  readonly root: ChartState;
  /** Parents before their children. */
  readonly states: readonly ChartState[];
  readonly ways: readonly ChartWay[];
}

/**
 * Reads a machine's own definition into states and the transitions between them, in words.
 *
 * @example chartOf(logoutMachine).states.map(({ name }) => name) // ["Confirming", "Signing out", …]
 */
export function chartOf(machine: MachineLike): Chart {
  const states: ChartState[] = [];
  const ways: ChartWay[] = [];
  const visit = (node: NodeLike, parent: NodeLike | undefined): void => {
    states.push(stateOf(node, parent));
    ways.push(...waysOf(node, machine));
    for (const child of Object.values(node.states)) visit(child, node);
  };
  visit(machine.root, undefined);
  const [root = stateOf(machine.root, undefined), ...rest] = states;
  return { root, states: rest, ways };
}

function stateOf(node: NodeLike, parent: NodeLike | undefined): ChartState {
  return {
    id: node.id,
    name: inWords(node.key),
    kind:
      node.type === "compound" ||
      node.type === "parallel" ||
      node.type === "final"
        ? node.type
        : "atomic",
    parent: parent?.id,
    initial: node.initial?.target?.[0]?.id,
    runs: node.invoke.map(({ src, id }) =>
      inWords(typeof src === "string" ? src : id),
    ),
  };
}

function waysOf(node: NodeLike, machine: MachineLike): ChartWay[] {
  const context = {
    invoked: new Map(
      node.invoke.map(({ id, src }) => [
        id,
        typeof src === "string" ? src : id,
      ]),
    ),
    delay: (name: string) => {
      const delays = machine.implementations.delays ?? {};
      const length: unknown = Reflect.get(delays, name);
      return typeof length === "number" ? length : undefined;
    },
  };
  const groups = [...node.transitions, ["", node.always ?? []] as const];
  return groups.flatMap(([type, transitions]) =>
    transitions.map(({ target, guard }, place) => ({
      from: node.id,
      to: target?.[0]?.id,
      event: eventWords(type, context),
      condition: conditionOf(type, guard, place),
    })),
  );
}

function conditionOf(type: string, guard: unknown, place: number) {
  const named = guardWords(guard);
  // A defect is an unexpected error, not one of the answers that the flow knows.
  if (type.startsWith("xstate.error.actor."))
    return named ? `defect, ${named}` : "defect";
  if (named) return named;
  const isAnswer = type.startsWith("xstate.done.actor.");
  if (place > 0) return isAnswer ? "any other answer" : "otherwise";
  return isAnswer ? "answered" : undefined;
}

/**
 * The label of one line in a picture: its transitions, grouped by event. A condition is left out where it does not
 * change the target.
 *
 * @example labelOf(ways, chart.ways) // ["Sign in: too many requests"]
 */
export function labelOf(
  ways: readonly ChartWay[],
  all: readonly ChartWay[],
): string[] {
  const events = [...new Set(ways.map(({ event }) => event))];
  return events.map((event) => {
    const here = ways.filter((way) => way.event === event);
    const [first] = here;
    const makesNoDifference = all.every(
      (way) =>
        way.from !== first?.from || way.event !== event || way.to === first.to,
    );
    const conditions = here.flatMap(({ condition }) => condition ?? []);
    const isAnswer = conditions.some((one) => one.startsWith("defect"));
    if (makesNoDifference && event !== "Automatically")
      return isAnswer ? `${event}: ends` : event;
    if (conditions.length === 0) return event;
    const list = conditions.join(" / ");
    if (event !== "Automatically") return `${event}: ${list}`;
    return list === "otherwise" ? "Otherwise" : `If ${list}`;
  });
}

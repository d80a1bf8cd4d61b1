/** Past, current and undone states; newest last in `past`, next first in `future`. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** The control that is being dragged: one drag is one step. */
  readonly moving: string | undefined;
}

/** Maximum number of steps that can be undone. */
const most = 100;

/**
 * A history that starts with this state.
 *
 * @example const history = begin(pack);
 */
export function begin<State>(now: State): History<State> {
  return { past: [], now, future: [], moving: undefined };
}

/**
 * Continues with another state. `moving` names a control that is being dragged: until it is released (`settle`), its
 * changes are one step.
 *
 * @example change(history, next, "accent")
 */
export function change<State>(
  history: History<State>,
  now: State,
  moving?: string,
): History<State> {
  if (now === history.now) return history;
  const goesOn = moving !== undefined && moving === history.moving;
  return {
    past: goesOn ? history.past : [...history.past, history.now].slice(-most),
    now,
    future: [],
    moving,
  };
}

/** The control has been released: its next change is a new step. */
export function settle<State>(history: History<State>): History<State> {
  return history.moving === undefined
    ? history
    : { ...history, moving: undefined };
}

/** One step back; at the beginning, no change. */
export function undo<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    moving: undefined,
  };
}

/** One step forward again. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return {
    past: [...history.past, history.now],
    now: next,
    future,
    moving: undefined,
  };
}

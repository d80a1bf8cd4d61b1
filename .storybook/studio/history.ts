/** What was, is, and was taken back; newest last in `past`, next first in `future`. */
export interface History<State> {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
  /** The control that is being moved: all of one movement is one step. */
  readonly moving: string | undefined;
}

/** Most steps that can be taken back. */
const most = 100;

/**
 * A history that begins here.
 *
 * @example const history = begin(pack);
 */
export function begin<State>(now: State): History<State> {
  return { past: [], now, future: [], moving: undefined };
}

/**
 * Goes on to another state. `moving` names a control under the hand: until it is let go (`settle`), its changes are
 * one step.
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

/** The control has been let go: its next change is a step of its own. */
export function settle<State>(history: History<State>): History<State> {
  return history.moving === undefined
    ? history
    : { ...history, moving: undefined };
}

/** One step back; at the beginning, nothing. */
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

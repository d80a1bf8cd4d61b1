/** Known heights of the lines, in CSS pixels. */
export interface Heights {
  /** Measured heights, by line key. */
  readonly known: ReadonlyMap<string, number>;
  /** Assumed height of a line that was never rendered. */
  readonly usual: number;
}

/** Scroll position and height of the box, in CSS pixels. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/** A run of rendered lines, with the height of the skipped lines before it. */
export interface Run {
  /** Height of the lines skipped before it, in CSS pixels. */
  readonly before: number;
  readonly from: number;
  /** Index after its last line. */
  readonly to: number;
}

export interface TreeWindow {
  readonly runs: readonly Run[];
  /** Height of the lines skipped at the end, in CSS pixels. */
  readonly after: number;
}

/** Lines rendered beyond each edge, so that scrolling shows no gap. */
export const beyond = 6;

/**
 * The lines to render: those in view, a few beyond each edge, and the focused one wherever it is, since removing it
 * would lose focus.
 *
 * @example windowOf(keys, heights, { top: 400, height: 640 }, 0).runs
 */
export function windowOf(
  keys: readonly string[],
  heights: Heights,
  place: Place,
  focused: number,
): TreeWindow {
  const starts = startsOf(keys, heights);
  const from = Math.max(lineAt(starts, place.top) - beyond, 0);
  const to = Math.min(
    lineAt(starts, place.top + place.height) + 1 + beyond,
    keys.length,
  );
  const ranges: [number, number][] = [[from, to]];
  if (focused >= 0 && focused < from) ranges.unshift([focused, focused + 1]);
  if (focused >= to && focused < keys.length)
    ranges.push([focused, focused + 1]);
  let end = 0;
  const runs = ranges.map(([first, last]) => {
    const before = startOf(starts, first) - startOf(starts, end);
    end = last;
    return { before, from: first, to: last };
  });
  return { runs, after: startOf(starts, keys.length) - startOf(starts, end) };
}

/** Start of each line, followed by the end of the last one. */
function startsOf(keys: readonly string[], { known, usual }: Heights) {
  const starts = new Float64Array(keys.length + 1);
  let sum = 0;
  keys.forEach((key, index) => {
    starts[index] = sum;
    sum += known.get(key) ?? usual;
  });
  starts[keys.length] = sum;
  return starts;
}

const startOf = (starts: Float64Array, index: number): number =>
  starts[index] ?? 0;

/** The line at a height, or the last line if it is below all of them. */
function lineAt(starts: Float64Array, height: number): number {
  let low = 0;
  let high = Math.max(starts.length - 2, 0);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (startOf(starts, middle) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** What is known of the heights of the lines, in CSS pixels. */
export interface Heights {
  /** By key of the line, as measured. */
  readonly known: ReadonlyMap<string, number>;
  /** What a line that was never shown is taken to be. */
  readonly usual: number;
}

/** Where the scrolling box stands and how high it is, in CSS pixels. */
export interface Place {
  readonly top: number;
  readonly height: number;
}

/** A run of lines that are drawn, after the height of those before it that are not. */
export interface Run {
  /** Height of what is left out before it, in CSS pixels. */
  readonly before: number;
  readonly from: number;
  /** The line after its last one. */
  readonly to: number;
}

export interface TreeWindow {
  readonly runs: readonly Run[];
  /** Height of what is left out at the end, in CSS pixels. */
  readonly after: number;
}

/** Lines drawn beyond each edge, so that a turn of the wheel shows no gap. */
export const beyond = 6;

/**
 * Which lines are drawn: those in sight, a few beyond each edge, and the one that holds the focus wherever it is,
 * since a line that is taken away takes the focus with it.
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

/** Where each line begins, and at the end where the last one ends. */
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

/** The line at a height; the last one below all of them. */
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

/** A jump of the wall clock that is taken for a sleep; more is a clock that was set anew. */
const longestSleepMs = 60 * 60_000;
/** Less is the two clocks' own unevenness. */
const shortestSleepMs = 1000;

interface Clocks {
  /** Never set anew, but on some systems it stands still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Counts sleep, but may be set anew. */
  readonly wall: () => number;
}

/**
 * Makes a clock of milliseconds that have passed, for countdowns: sleep counts, a wall clock that is set anew by a day
 * or backwards does not matter. Readings mean something by their differences alone.
 *
 * @example const now = steadyClock(); const started = now(); … now() - started
 */
export function steadyClock({
  monotonic = () => performance.now(),
  wall = () => Date.now(),
}: Partial<Clocks> = {}): () => number {
  let slept = 0;
  let lastMonotonic = monotonic();
  let lastWall = wall();
  return () => {
    const atMonotonic = monotonic();
    const atWall = wall();
    const jump = atWall - lastWall - (atMonotonic - lastMonotonic);
    if (jump >= shortestSleepMs && jump <= longestSleepMs) slept += jump;
    lastMonotonic = atMonotonic;
    lastWall = atWall;
    return atMonotonic + slept;
  };
}

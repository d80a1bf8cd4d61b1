/** The longest jump of the wall clock that counts as sleep; a longer one means that the clock was set. */
const longestSleepMs = 60 * 60_000;
/** A shorter jump is normal drift between the two clocks. */
const shortestSleepMs = 1000;

interface Clocks {
  /** Never set, but on some systems it stops while the machine sleeps. */
  readonly monotonic: () => number;
  /** Includes sleep, but may be set. */
  readonly wall: () => number;
}

/**
 * Makes a clock of elapsed milliseconds, for countdowns: sleep counts, but a wall clock that is set by a day or
 * backwards does not matter. Only differences between readings are meaningful.
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

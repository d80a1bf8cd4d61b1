export interface Steps {
  min: number | undefined;
  max: number | undefined;
  /** The grid that numbers lie on, counted from `min`, or from 0. */
  step: number;
  /** Most decimals. */
  places: number;
}

/**
 * The number nearest to one that lies between the bounds and on the grid.
 *
 * @example fitNumber(7, { min: 0, max: 10, step: 5, places: 0 }) // 5
 */
export function fitNumber(value: number, steps: Steps): number {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } =
    steps;
  const bounded = Math.min(Math.max(value, min), max);
  const base = steps.min ?? 0;
  const nearest = onGrid(
    base + Math.round(inSteps(bounded - base, steps)) * steps.step,
    steps,
  );
  /* A bound that lies off the grid pushes the nearest one out: then it is one step further in. */
  if (nearest > max) return onGrid(nearest - steps.step, steps);
  return nearest;
}

/**
 * The number some steps further; the next one on the grid where it lies between two. From nothing up begins at the least,
 * down at the most.
 *
 * @example stepNumber(7, 1, { min: 0, max: 10, step: 5, places: 0 }) // 10
 */
export function stepNumber(
  value: number | undefined,
  by: number,
  steps: Steps,
): number {
  const { min, max } = steps;
  if (value === undefined) return fitNumber((by > 0 ? min : max) ?? 0, steps);
  const base = min ?? 0;
  const at = inSteps(value - base, steps);
  const from = by > 0 ? Math.floor(at) : Math.ceil(at);
  return fitNumber(onGrid(base + (from + by) * steps.step, steps), steps);
}

/* Rounded a little, because 0.3 / 0.1 is not quite 3. */
const inSteps = (distance: number, { step }: Steps): number =>
  Math.round((distance / step) * 1e6) / 1e6;

const onGrid = (value: number, { places }: Steps): number => {
  const scale = 10 ** places;
  const rounded = Math.round(value * scale) / scale;
  return rounded === 0 ? 0 : rounded;
};

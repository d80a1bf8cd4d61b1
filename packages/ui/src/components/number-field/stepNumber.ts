export interface Steps {
  min: number | undefined;
  max: number | undefined;
  /** Step size, counted from `min` or from 0. */
  step: number;
  /** Maximum number of decimals. */
  places: number;
}

/**
 * The nearest number that is within the limits and on a step.
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
  /* If the maximum is not on a step, the nearest step may exceed it: use the one below. */
  if (nearest > max) return onGrid(nearest - steps.step, steps);
  return nearest;
}

/**
 * The number after some steps, or the next step if the number lies between two. Without a number, stepping up starts at
 * the minimum and stepping down at the maximum.
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

/* Rounded slightly, because 0.3 / 0.1 is not exactly 3. */
const inSteps = (distance: number, { step }: Steps): number =>
  Math.round((distance / step) * 1e6) / 1e6;

const onGrid = (value: number, { places }: Steps): number => {
  const scale = 10 ** places;
  const rounded = Math.round(value * scale) / scale;
  return rounded === 0 ? 0 : rounded;
};

/** A step of a range that is large enough for a slider and readable as a number, with its decimals. */
export interface Step {
  readonly step: number;
  readonly places: number;
}

/**
 * The step of a range.
 *
 * @example stepOf([0, 24]) // { step: 1, places: 0 }
 */
export function stepOf([least, most]: readonly [number, number]): Step {
  const width = most - least;
  if (width >= 100) return { step: 10, places: 0 };
  if (width >= 10) return { step: 1, places: 0 };
  if (width >= 2.5) return { step: 0.5, places: 1 };
  return width >= 0.3 ? { step: 0.01, places: 2 } : { step: 0.001, places: 3 };
}

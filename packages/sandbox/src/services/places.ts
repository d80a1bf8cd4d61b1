export interface PlacesOptions {
  /** How many are worked on at once. */
  readonly working: number;
  /** How many may wait for a place; whoever comes when all are taken is told to come back. */
  readonly waiting: number;
}

/**
 * Keeps what is under way within bounds, so that a flood makes nobody wait longer than the line is.
 *
 * @example
 * const leave = await places.enter(); // undefined: the line is full
 * try { … } finally { leave(); }
 */
export function createPlaces({ working, waiting }: PlacesOptions) {
  let busy = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    // The place goes from hand to hand, so that nobody slips in between.
    if (next === undefined) busy -= 1;
    else next();
  };
  return {
    enter: async (): Promise<(() => void) | undefined> => {
      if (busy < working) busy += 1;
      else if (line.length < waiting)
        await new Promise<void>((resolve) => {
          line.push(resolve);
        });
      else return undefined;
      return leave;
    },
  };
}

export interface PlacesOptions {
  /** How many can be in progress at a time. */
  readonly working: number;
  /** How many may wait for a place; when all are taken, further callers are turned away. */
  readonly waiting: number;
}

/**
 * Limits concurrency with a bounded queue, so that a flood makes nobody wait longer than the queue is.
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
    // The place is handed over directly, so that no newcomer takes it in between.
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

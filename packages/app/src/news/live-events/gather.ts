/** A burst is over after this time without anything new, in ms. */
const quietMs = 250;
/** A burst that does not end is passed on after this time, in ms. */
const longestMs = 2000;

/**
 * Collects what arrives in a burst, and passes it on together.
 *
 * @example const burst = gather(showToasts); burst.add(events); burst.stop();
 */
export function gather<T>(passOn: (all: readonly T[]) => void) {
  let held: readonly T[] = [];
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    const all = held;
    held = [];
    passOn(all);
  };
  return {
    add: (more: readonly T[]): void => {
      const now = Date.now();
      if (held.length === 0) until = now + longestMs;
      held = [...held, ...more];
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(quietMs, until - now));
    },
    /** Drops what has not been passed on. */
    stop: (): void => clearTimeout(timer),
  };
}

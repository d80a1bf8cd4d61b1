/**
 * Stops the window's clock at this time; timers still run. Returns a function that restores it.
 *
 * @param at In ms since the epoch.
 * @example const end = fixedClock(Date.UTC(2026, 0, 8));
 */
export function fixedClock(at: number): () => void {
  const own = Date;
  window.Date = new Proxy(own, {
    construct: (target, given: readonly unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [at] : given, made),
    apply: () => new own(at).toString(),
    get: (target, name, receiver) =>
      name === "now" ? () => at : Reflect.get(target, name, receiver),
  });
  return () => {
    window.Date = own;
  };
}

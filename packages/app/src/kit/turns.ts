/**
 * Resolves in a task of its own: what the browser and the visitor want comes in between.
 *
 * @example for (const key of keys) { await nextTurn(); await read(key); }
 */
export const nextTurn = (): Promise<void> =>
  // Without the pause of nested timers, where a browser knows it.
  typeof scheduler !== "undefined" && "yield" in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

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

/** Resolves once the browser has painted the drawn page: whoever reads it does not wait for React. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // A window in the background paints nothing.
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

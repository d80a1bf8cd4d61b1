/** Resolves after `ms`; rejects as soon as `signal` aborts. */
export type Wait = (ms: number, signal?: AbortSignal) => Promise<void>;

/**
 * Waits by the system clock.
 *
 * @example await wait(300);
 */
export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new Error("aborted"));
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(new Error("aborted"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });

import { CallError } from "../errors.ts";
import type { Wait } from "./wait.ts";

/** What may end a task early. */
export interface Limits {
  /** Aborted when the caller cancels. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds the task may take. */
  readonly timeoutMs: number;
  readonly wait: Wait;
}

/**
 * Runs a task until it is done, takes too long (TIMEOUT) or is cancelled (ABORTED). The task receives one signal for
 * both; `AbortSignal.any` and `AbortSignal.timeout` are missing in browsers that we support.
 *
 * @example await withDeadline({ timeoutMs: 10_000, wait }, (signal) => fetch(url, { signal }));
 */
export async function withDeadline<T>(
  limits: Limits,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (limits.signal?.aborted) throw new CallError({ code: "ABORTED" });
  const controller = new AbortController();
  const timer = new AbortController();
  let cancel = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (code: "ABORTED" | "TIMEOUT"): void => {
      reject(new CallError({ code }));
      controller.abort();
    };
    cancel = () => end("ABORTED");
    limits.wait(limits.timeoutMs, timer.signal).then(
      () => end("TIMEOUT"),
      () => undefined,
    );
  });
  limits.signal?.addEventListener("abort", cancel, { once: true });
  try {
    // A transport that ignores its signal must not keep the caller waiting.
    return await Promise.race([ended, task(controller.signal)]);
  } finally {
    limits.signal?.removeEventListener("abort", cancel);
    timer.abort();
  }
}

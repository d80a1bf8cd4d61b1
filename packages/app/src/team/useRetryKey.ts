import { useRef } from "react";
import { randomId } from "../services/randomId.ts";

/**
 * The key of an order: the same as long as the same is sent again after a lost answer, so that it counts once; a new one
 * for anything else, and after it was done.
 *
 * @example const key = useRetryKey(); client.call(downlineRate, body, { idempotencyKey: key.of(body) });
 */
export function useRetryKey() {
  const kept = useRef<{ readonly what: string; readonly key: string }>(
    undefined,
  );
  return {
    of: (body: unknown): string => {
      const what = JSON.stringify(body);
      if (kept.current?.what !== what) kept.current = { what, key: randomId() };
      return kept.current.key;
    },
    done: (): void => {
      kept.current = undefined;
    },
  };
}

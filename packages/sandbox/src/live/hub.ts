import type { OpenDatabase } from "../db/database.ts";
import { newsChannel } from "../services/live-events.ts";

/** Knows who listens at this sandbox, and wakes them when the database says that there is news for their account. */
export interface Hub {
  /** Joins the listeners of an account; answers with the way out once nothing can be missed any more. */
  readonly join: (memberId: string, wake: () => void) => Promise<() => void>;
  /** Stops listening to the database. */
  readonly close: () => Promise<void>;
}

/**
 * Makes the hub of one sandbox. It listens to the database from the first listener on.
 *
 * @example const leave = await hub.join(memberId, () => void deliver());
 */
export function createHub({ listen }: Pick<OpenDatabase, "listen">): Hub {
  const listeners = new Map<string, Set<() => void>>();
  let listening: Promise<() => Promise<void>> | undefined;

  const wake = (memberId: string) => {
    for (const one of listeners.get(memberId) ?? []) one();
  };
  // What was said while the connection was down was said to nobody: all look for themselves.
  const wakeAll = () => {
    for (const memberId of listeners.keys()) wake(memberId);
  };

  return {
    join: async (memberId, onNews) => {
      const own = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, own.add(onNews));
      const leave = () => {
        own.delete(onNews);
        if (own.size === 0 && listeners.get(memberId) === own)
          listeners.delete(memberId);
      };
      try {
        listening ??= listen(newsChannel, wake, wakeAll);
        await listening;
      } catch (error) {
        listening = undefined;
        leave();
        throw error;
      }
      return leave;
    },
    close: async () => {
      const stop = await listening?.catch(() => undefined);
      listening = undefined;
      await stop?.();
    },
  };
}

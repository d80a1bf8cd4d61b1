import type { OpenDatabase } from "../db/database.ts";
import { newsChannel } from "../services/live-events.ts";

/** Knows the listeners of this sandbox, and wakes them when the database announces news for their account. */
export interface Hub {
  /** Adds a listener for an account; resolves, once nothing can be missed, with a function that removes it. */
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
  // Announcements made while the connection was down are lost, so all listeners check for themselves.
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

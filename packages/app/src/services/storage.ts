/** A text store that never throws: where the browser denies storage, it lasts as long as the page. */
export interface SafeStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes everything except the given keys. */
  clearExcept(keys: readonly string[]): void;
}

/**
 * Wraps a browser's storage, which may be missing, closed or full.
 *
 * @example const session = safeStorage(() => window.sessionStorage);
 */
export function safeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  const keys = () => attempt((storage) => Object.keys(storage)) ?? [];

  return {
    get: (key) =>
      memory.get(key) ??
      attempt((storage) => storage.getItem(key)) ??
      undefined,
    set: (key, value) => {
      memory.delete(key);
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (!written) memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    clearExcept: (kept) => {
      for (const key of [...memory.keys(), ...keys()]) {
        if (kept.includes(key)) continue;
        memory.delete(key);
        attempt((storage) => storage.removeItem(key));
      }
    },
  };
}

import type { SafeStorage } from "../services/storage.ts";

/** Storage key for the prompts that the session has already shown; a logout clears it. */
const key = "prompted";
/** More than a session ever shows; the oldest are forgotten first. */
const most = 200;

/**
 * Remembers for the session which prompts the member has seen, so that choosing "later" does not bring the same
 * prompt again.
 *
 * @example promptMemory(session).isNew("receipt:W-1") // true
 */
export function promptMemory(storage: SafeStorage) {
  const read = () => (storage.get(key) ?? "").split("\n").filter(Boolean);
  return {
    isNew: (about: string): boolean => !read().includes(about),
    add: (about: readonly string[]): void => {
      const all = new Set([...read(), ...about]);
      storage.set(key, [...all].slice(-most).join("\n"));
    },
  };
}

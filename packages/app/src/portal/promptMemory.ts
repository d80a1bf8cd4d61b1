import type { SafeStorage } from "../services/storage.ts";

/** Where the session remembers what it has asked for by itself; signing out clears it. */
const key = "prompted";
/** As much as a session ever asks; what is older is forgotten first. */
const most = 200;

/**
 * Remembers for the session what the member was asked by itself, so that "later" is not answered with the same again.
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

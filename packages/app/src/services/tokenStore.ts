import { isToken } from "@foyer/platform/client";
import { sessionKeys } from "@foyer/platform/constants";
import type { SafeStorage } from "./storage.ts";

/** Holds the session's token for this tab: in session storage and nowhere else (SES-02). */
export interface TokenStore {
  get(): string | undefined;
  set(token: string): void;
  clear(): void;
}

/**
 * A token in storage that is not one (too long, not printable) is treated as none.
 *
 * @example tokenStore(storage).get() // undefined for a guest
 */
export function tokenStore(storage: SafeStorage): TokenStore {
  return {
    get: () => {
      const stored = storage.get(sessionKeys.token);
      return stored !== undefined && isToken(stored) ? stored : undefined;
    },
    set: (token) => storage.set(sessionKeys.token, token),
    clear: () => storage.remove(sessionKeys.token),
  };
}

/**
 * Forgets everything that belonged to the member of this tab, the merchant code excepted (SES-06).
 *
 * @example forgetSession(storage)
 */
export function forgetSession(storage: SafeStorage): void {
  storage.clearExcept([sessionKeys.merchantCode]);
}

import { tabLanguageKey } from "./keptLanguage.ts";
import { isToken } from "@foyer/platform/client";
import { sessionKeys } from "@foyer/platform/constants";
import { passwordDues, type PasswordDue } from "@foyer/flows/session";
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
 * @example tokenStore(storage).get() // undefined for a visitor
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

/** Storage key that tells a reload that a new password is due. */
export const passwordDueKey = "passwordDue";

/** A session as a tab holds it: nobody is logged in while a new password is due. */
export interface HeldSession {
  readonly token: string;
  readonly passwordDue: PasswordDue | undefined;
}

/**
 * The session that this tab holds.
 *
 * @example heldSession(storage) // undefined for a visitor
 */
export function heldSession(storage: SafeStorage): HeldSession | undefined {
  const token = tokenStore(storage).get();
  return token
    ? { token, passwordDue: passwordDueOf(storage.get(passwordDueKey)) }
    : undefined;
}

/**
 * Why a new password is due, read from a stored or received value.
 *
 * @example passwordDueOf("expired") // "expired"
 */
export const passwordDueOf = (said: unknown): PasswordDue | undefined =>
  passwordDues.find((known) => known === said);

/**
 * Forgets everything that belonged to this tab's member (SES-06). The merchant code and the tab's language did not.
 *
 * @example forgetSession(storage)
 */
export function forgetSession(storage: SafeStorage): void {
  storage.clearExcept([sessionKeys.merchantCode, tabLanguageKey]);
}

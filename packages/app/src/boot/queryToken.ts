import { isToken } from "@foyer/platform/client";
import { takeParameter, type AddressBar } from "./takeParameter.ts";

/**
 * Removes `?token=` from the address and returns its value, once. It is removed whatever it contains; only a valid
 * token is used (OPN-16).
 *
 * @example takeQueryToken(window) // "abc…", and the address bar no longer shows it
 */
export function takeQueryToken(view: AddressBar): string | undefined {
  const [token, ...more] = takeParameter("token", view);
  return token !== undefined && more.length === 0 && isToken(token)
    ? token
    : undefined;
}

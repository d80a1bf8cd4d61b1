import { isToken } from "@foyer/platform/client";

interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: {
    readonly state: unknown;
    replaceState(data: unknown, unused: string, url: string): void;
  };
}

/**
 * Removes `?token=` from the address and returns its value, once. It is removed whatever it contains; only a valid
 * token is used (OPN-16).
 *
 * @example takeQueryToken(window) // "abc…", and the address bar no longer shows it
 */
export function takeQueryToken({
  location,
  history,
}: AddressBar): string | undefined {
  const url = new URL(location.href);
  const tokens = url.searchParams.getAll("token");
  if (tokens.length === 0) return undefined;
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
  const [token] = tokens;
  return tokens.length === 1 && token !== undefined && isToken(token)
    ? token
    : undefined;
}

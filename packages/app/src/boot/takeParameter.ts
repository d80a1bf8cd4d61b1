/** The part of `window` that an address is read from and changed in. */
export interface AddressBar {
  readonly location: { readonly href: string };
  readonly history: {
    readonly state: unknown;
    replaceState(data: unknown, unused: string, url: string): void;
  };
}

/**
 * Removes a query parameter from the address, and returns its values.
 *
 * @example takeParameter("lang", window) // ["EN"], and the address bar no longer shows it
 */
export function takeParameter(
  name: string,
  { location, history }: AddressBar,
): string[] {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(name);
  if (values.length === 0) return [];
  url.searchParams.delete(name);
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
  return values;
}

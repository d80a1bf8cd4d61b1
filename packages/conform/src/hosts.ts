import { safeAddress } from "@foyer/platform/domain";

/** An address on another host in an answer. */
export interface ForeignHost {
  /** Origin, as "https://cdn.example". */
  readonly host: string;
  readonly call: string;
  /** JSON path of the first occurrence. */
  readonly path: string;
  /** Whether the brand's `hosts` contain it. */
  readonly listed: boolean;
}

/** Addresses in a text: the whole text, or those inside HTML. */
const addresses =
  /(?:https?|wss?):\/\/[^\s"'<>()\\]+|(?<=["'(]|^)\/\/[^\s"'<>()\\]+/gi;

/** XML namespaces, which only look like addresses. */
const notRequested = new Set(["http://www.w3.org"]);

/**
 * Finds the hosts that an answer names, and says which of them a brand does not list: the portal rejects those.
 *
 * @param hosts All of `brand.hosts`.
 */
export function foreignHosts(
  call: string,
  value: unknown,
  hosts: readonly string[],
): readonly ForeignHost[] {
  const found = new Map<string, ForeignHost>();
  // An explicit stack in document order: an answer may be nested deeper than the call stack allows.
  const left: { readonly value: unknown; readonly path: string }[] = [
    { value, path: "$" },
  ];
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    if (typeof value === "string") {
      for (const address of addressesIn(value)) {
        const { origin } = new URL(address);
        if (notRequested.has(origin) || found.has(origin)) continue;
        const listed = safeAddress(address, hosts) !== undefined;
        found.set(origin, { host: origin, call, path, listed });
      }
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      const parts: [string, unknown][] = Object.entries(value);
      for (const [name, one] of parts.toReversed())
        left.push({
          value: one,
          path: isList ? `${path}[${name}]` : `${path}.${name}`,
        });
    }
  }
  return [...found.values()];
}

const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(addresses)]
    .map(([address]) =>
      address.startsWith("//") ? `https:${address}` : address,
    )
    .filter((address) => URL.canParse(address));

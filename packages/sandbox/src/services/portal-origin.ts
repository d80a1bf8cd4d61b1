const loopback = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** Normalises an origin: all names of this machine become `localhost`. */
function canonical(origin: string): string {
  const url = new URL(origin);
  return loopback.has(url.hostname)
    ? `${url.protocol}//localhost:${url.port}`
    : url.origin;
}

/**
 * Finds the portal that an address belongs to; undefined if it is none of ours. Without a list, any address on this
 * machine counts, because the port of a local portal is not known beforehand.
 */
export function portalOf(
  address: string,
  allowed: readonly string[],
): string | undefined {
  if (address.startsWith("/") && !address.startsWith("//")) return allowed[0];
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  const known =
    allowed.length === 0
      ? loopback.has(url.hostname)
      : allowed.some((origin) => canonical(origin) === canonical(url.origin));
  return known ? url.origin : undefined;
}

/**
 * The origins that may embed a game's frame, for a `frame-ancestors` policy: this machine under each of its names.
 */
export function frameAncestors(allowed: readonly string[]): string {
  if (allowed.length === 0) return "http://127.0.0.1:* http://localhost:*";
  const named = allowed.flatMap((origin) => {
    const { hostname, protocol, port } = new URL(origin);
    if (!loopback.has(hostname)) return [origin];
    return [`${protocol}//127.0.0.1:${port}`, `${protocol}//localhost:${port}`];
  });
  return [...new Set(named)].join(" ");
}

/**
 * Headers by which a server in front of the platform names the caller and the site, and the one by which a test names
 * its run. Whatever a visitor writes there is dropped before ours are set; so is every other `X-Forwarded-…`.
 */
export const claimedHeaders = [
  "merchant",
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-forwarded-server",
  "x-forwarded-prefix",
  "x-original-host",
  "x-original-url",
  "x-rewrite-url",
  "x-real-ip",
  "x-client-ip",
  "x-cluster-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "fastly-client-ip",
  "x-foyer-run",
] as const;

const claimed: ReadonlySet<string> = new Set(claimedHeaders);

/** What the server that received a request tells the platform about it. */
export interface Hop {
  /** Address at the other end of the socket. */
  readonly address: string | undefined;
  readonly host: string;
  readonly scheme: string;
  /** The merchant that the site belongs to; absent: the platform's own. */
  readonly merchant: string | undefined;
}

/**
 * The headers with which a request is passed on to the platform: the visitor's own, without those that only a server
 * may write.
 *
 * @example toldHeaders(request.headers, { address: socket.remoteAddress, host, scheme: "http", merchant: "harbour" })
 */
export function toldHeaders(
  sent: Iterable<readonly [name: string, value: string]>,
  { address, host, scheme, merchant }: Hop,
): [name: string, value: string][] {
  const own = [...sent].filter(([name]) => !isClaimed(name));
  const told = {
    "x-forwarded-for": address,
    "x-forwarded-host": host,
    "x-forwarded-proto": scheme,
    merchant,
  };
  return [
    ...own.map(([name, value]): [string, string] => [name, value]),
    ...Object.entries(told).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  ];
}

/** Some servers read an underscore in a name as a hyphen. */
function isClaimed(name: string): boolean {
  const plain = name.toLowerCase().replaceAll("_", "-");
  return claimed.has(plain) || plain.startsWith("x-forwarded-");
}

/**
 * The platform's address for a call; undefined where the path, resolved and decoded, leads outside the calls.
 *
 * @example callAddress("/wps/system/status", "https://platform.example")?.pathname // "/wps/system/status"
 */
export function callAddress(
  path: string,
  platformUrl: string,
): URL | undefined {
  const origin = new URL(platformUrl).origin;
  if (!path.startsWith("/") || !URL.canParse(path, origin)) return undefined;
  const target = new URL(path, origin);
  const isCall =
    target.origin === origin &&
    target.pathname.startsWith("/wps/") &&
    !leadsUp(target.pathname);
  return isCall ? target : undefined;
}

/** Whether a path still has a step upwards after it is decoded once more, as the next server may do. */
function leadsUp(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.split(/[/\\]/).some((step) => /^\.\.?$/.test(step));
  } catch {
    return true;
  }
}

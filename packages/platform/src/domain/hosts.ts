/** An address that may be opened. */
export type SafeAddress =
  /** A path of the portal itself. */
  | { readonly kind: "path"; readonly href: string }
  /** An address on one of the brand's hosts. */
  | { readonly kind: "foreign"; readonly href: string };

const longest = 2048;
/** Whitespace, control characters, invisible marks, and the backslash that browsers treat as a slash. */
const forbidden = /[\p{C}\p{Z}\\]/u;
/** Neither a username nor letters that only look like those of a listed host. */
const plainAuthority = /^[A-Za-z0-9.:-]+$/;
const loopback = new Set(["localhost", "127.0.0.1"]);

/** Only for resolving paths; never requested. */
const nowhere = "https://portal.invalid";

function parse(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

function pathOf(text: string): SafeAddress | undefined {
  const url = parse(text, nowhere);
  // Dot segments are resolved: "/.//evil.example" would leave "//evil.example", another host.
  if (!url || url.origin !== nowhere || url.pathname.startsWith("//"))
    return undefined;
  return { kind: "path", href: url.pathname + url.search + url.hash };
}

function matches(url: URL, entry: string): boolean {
  const wild = entry.includes("//*.");
  const allowed = parse(wild ? entry.replace("//*.", "//") : entry);
  if (
    !allowed ||
    allowed.protocol !== url.protocol ||
    allowed.port !== url.port
  )
    return false;
  return wild
    ? url.hostname.endsWith(`.${allowed.hostname}`)
    : url.hostname === allowed.hostname;
}

function foreignOf(
  text: string,
  hosts: readonly string[],
): SafeAddress | undefined {
  const scheme = text.slice(0, text.indexOf("://") + 3).toLowerCase();
  if (scheme !== "https://" && scheme !== "http://") return undefined;
  const authority = text.slice(scheme.length).split(/[/?#]/)[0] ?? "";
  const url = parse(text);
  if (!url || !plainAuthority.test(authority)) return undefined;
  if (url.protocol === "http:" && !loopback.has(url.hostname)) return undefined;
  return hosts.some((entry) => matches(url, entry))
    ? { kind: "foreign", href: url.href }
    : undefined;
}

/**
 * Checks an address that came from outside: a path of the portal, or an https address on one of the brand's hosts
 * (`brand.hosts`, `*.` for any subdomain; http on this machine only). Undefined: reject it with ERR-07. Open `href`,
 * never the text that came in.
 *
 * @example safeAddress("https://cdn.example/a.png", ["https://*.example"]) // undefined or { kind: "foreign", … }
 * @example safeAddress("javascript:alert(1)", []) // undefined
 */
export function safeAddress(
  text: string,
  hosts: readonly string[],
): SafeAddress | undefined {
  if (text.length > longest || forbidden.test(text)) return undefined;
  return text.startsWith("/") ? pathOf(text) : foreignOf(text, hosts);
}

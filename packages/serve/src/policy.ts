import { createHash } from "node:crypto";

/** Foreign origins that a brand allows, by what they may be used for (brand.json, `hosts`). */
export interface Hosts {
  readonly image: readonly string[];
  readonly game: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** Origin of the connector of a third party's phone login, and who may frame it (brand.json, `phoneSignIn`). */
export interface PhoneConnector {
  /** Not an origin of a portal. */
  readonly connector: string;
  readonly portals: readonly string[];
}

export interface PolicyInput {
  readonly hosts: Hosts;
  /** Absent: the brand has no phone login by a third party. */
  readonly phone?: PhoneConnector | undefined;
  /** Origins of a platform on this machine; its pictures and games are allowed in addition to the brand's hosts. */
  readonly local?: readonly string[];
  /** Path to which violations are reported; without it none are. */
  readonly reportPath?: string;
}

/*
 * On iOS, React Aria's scroll guard inserts this one style sheet while a list is open; it is allowed by its hash,
 * which must match exactly. A test compares it with the installed React Aria.
 */
export const scrollGuardStyle =
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}";

/** Trusted Types policies that the portal makes: the sanitiser's, and the one for its workers' addresses. */
const trustedTypesPolicies = ["portal-rich-text", "foyer-worker"] as const;

/**
 * The content security policy of the portal's documents.
 *
 * @example contentSecurityPolicy({ hosts: brand.hosts }).startsWith("default-src 'none'") // true
 */
export function contentSecurityPolicy({
  hosts,
  phone,
  local = [],
  reportPath,
}: PolicyInput): string {
  const directives: readonly (readonly [name: string, ...sources: string[]])[] =
    [
      ["default-src", "'none'"],
      ["script-src", "'self'"],
      ["style-src", "'self'", `'sha256-${sha256(scrollGuardStyle)}'`],
      ["img-src", "'self'", "data:", ...hosts.image, ...local],
      ["font-src", "'self'"],
      ["connect-src", "'self'", ...hosts.connect],
      [
        "frame-src",
        "'self'",
        ...hosts.game,
        ...hosts.frame,
        ...local,
        ...(phone ? [phone.connector] : []),
      ],
      ["worker-src", "'self'"],
      ["manifest-src", "'self'"],
      ["base-uri", "'none'"],
      ["form-action", "'self'"],
      ["object-src", "'none'"],
      ["frame-ancestors", "'none'"],
      ["require-trusted-types-for", "'script'"],
      ["trusted-types", ...trustedTypesPolicies],
      ...(reportPath === undefined
        ? []
        : [["report-to", "csp"] as const, ["report-uri", reportPath] as const]),
    ];
  return directives
    .map((directive) => [...new Set(directive)].join(" "))
    .join("; ");
}

/**
 * Headers of every answer that is a file of the portal, errors included.
 *
 * @example securityHeaders({ hosts, reportPath: "/csp" })["X-Content-Type-Options"] // "nosniff"
 */
export function securityHeaders(input: PolicyInput): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(input),
    ...(input.reportPath === undefined
      ? {}
      : { "Reporting-Endpoints": `csp="${input.reportPath}"` }),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicyOf("*"),
    // Not strict-origin-when-cross-origin: that would send ?token= to our own log with the first script's request.
    "Referrer-Policy": "strict-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/**
 * The same headers as far as Vite's development server allows: it inserts style sheets and one script into the page,
 * and opens a socket. Foreign hosts are as restricted as in production.
 *
 * @example developmentHeaders({ hosts })["Content-Security-Policy"]
 */
export function developmentHeaders(input: PolicyInput): Record<string, string> {
  const policy = contentSecurityPolicy(input)
    .split("; ")
    .filter((directive) => !/^(require-)?trusted-types/.test(directive))
    .map((directive) => {
      if (/^(script|style)-src /.test(directive))
        return `${directive.split(" ", 1)[0]} 'self' 'unsafe-inline'`;
      return directive.startsWith("connect-src ")
        ? `${directive} ws:`
        : directive;
    });
  return {
    ...securityHeaders(input),
    "Content-Security-Policy": policy.join("; "),
  };
}

/**
 * Headers of every answer of the platform, which comes from the portal's own origin: such an answer must never act as
 * a document there, whatever its type says. The policy does not restrict the use of pictures and data.
 *
 * @example callHeaders["Content-Security-Policy"]?.includes("sandbox") // true
 */
export const callHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Where the analytics tag is loaded from, and where it sends its data. */
const tagScript = "https://www.googletagmanager.com";
const tagReceivers = `${tagScript} https://*.google-analytics.com https://*.analytics.google.com`;

/** Whether an address is a connector document or its script, which have headers of their own. */
export const isConnector = (path: string) => path.startsWith("/connect/");

/**
 * Headers of the connector documents, the only ones in which a third party's script runs. The policy's own sandbox
 * takes the portal's origin from them, even where one is opened on its own: no storage, no cookie, no token. Only the
 * portal may frame them; their script is requested without an origin, hence its resource policy.
 *
 * @example connectorHeaders["Content-Security-Policy"]?.includes("sandbox allow-scripts") // true
 */
export const connectorHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    `script-src 'self' ${tagScript}`,
    `connect-src ${tagReceivers}`,
    `img-src ${tagReceivers}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "sandbox allow-scripts",
  ].join("; "),
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Permissions-Policy": permissionsPolicyOf(""),
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
};

/** Whether an address belongs to the connector of the phone login, which is served only at its own origin. */
export const isPhoneConnector = (path: string) =>
  path.startsWith("/connect/phone.");

/** The third party's captcha: its script, its frames, its pictures. */
const challenge = "https://www.google.com/recaptcha/";
const challengeParts = "https://www.gstatic.com/recaptcha/";
/** Where the third party sends and checks codes. */
const phoneReceivers =
  "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

/**
 * Headers of the phone login's connector. It keeps its origin, which is not the portal's: the captcha does not work
 * without one. The styles that the captcha inserts are not known beforehand, so inline styles, and nothing else, are
 * allowed. Only the brand's portals may frame it.
 *
 * @example phoneConnectorHeaders(brand.phoneSignIn)["Content-Security-Policy"]?.includes("'unsafe-inline'") // styles
 */
export function phoneConnectorHeaders(
  { portals }: Pick<PhoneConnector, "portals">,
  local: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      `script-src 'self' ${challenge} ${challengeParts}`,
      "style-src 'self' 'unsafe-inline'",
      `img-src 'self' ${challenge} ${challengeParts}`,
      `frame-src ${challenge} https://recaptcha.google.com/recaptcha/`,
      ["connect-src", phoneReceivers, challenge, ...local].join(" "),
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      ["frame-ancestors", ...portals].join(" "),
      "sandbox allow-scripts allow-same-origin allow-popups",
    ].join("; "),
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": permissionsPolicyOf(""),
    // The API key is restricted to this address, so the third party must receive it.
    "Referrer-Policy": "strict-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Two years, for servers with TLS; the preview has none. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";

/** The portal and its frames may use full screen and autoplay (`*`); everything else is denied. */
function permissionsPolicyOf(frames: "*" | ""): string {
  const never = [
    "accelerometer",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
  ].map((name) => `${name}=()`);
  const asked = ["autoplay", "fullscreen"].map(
    (name) => `${name}=${frames || "()"}`,
  );
  return [...never, ...asked].sort().join(", ");
}

/**
 * How long an answer may be cached, by its path: a file with a hash in its name permanently, everything else only
 * with revalidation.
 *
 * @example cacheControl("/assets/main-B3k0_x1Y.js") // "public, max-age=31536000, immutable"
 */
export function cacheControl(path: string): string {
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "no-cache";
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

import { createHash } from "node:crypto";

/** Foreign origins that a brand allows, by what they may be used for (brand.json, `hosts`). */
export interface Hosts {
  readonly image: readonly string[];
  readonly game: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/** Where the connector of a third party's phone sign-in stands, and who may frame it (brand.json, `phoneSignIn`). */
export interface PhoneConnector {
  /** An origin of its own. */
  readonly connector: string;
  readonly portals: readonly string[];
}

export interface PolicyInput {
  readonly hosts: Hosts;
  /** Absent: the brand has no phone sign-in by a third party. */
  readonly phone?: PhoneConnector | undefined;
  /** Origins of a platform on this machine; its pictures and games are allowed besides the brand's own. */
  readonly local?: readonly string[];
  /** Path that violations are reported to; without it none are. */
  readonly reportPath?: string;
}

/*
 * On iOS, React Aria's scroll guard writes this one style sheet while a list is open; allowed by its hash, to
 * the letter. A test compares it with the installed React Aria.
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
    // Not strict-origin-when-cross-origin: that sends ?token= to our own log with the first script's request.
    "Referrer-Policy": "strict-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/**
 * The same headers as far as Vite's development server bears them: it writes style sheets and one script into the
 * page, and listens on a socket. Foreign hosts are as strict as ever.
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
 * Headers of every answer of the platform, which comes from the portal's own origin: nothing of it is ever a document
 * there, whatever it says of itself. Pictures and data are not bound by the policy that comes with them.
 *
 * @example callHeaders["Content-Security-Policy"]?.includes("sandbox") // true
 */
export const callHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** Where the analytics tag comes from, and where it sends what it counts. */
const tagScript = "https://www.googletagmanager.com";
const tagReceivers = `${tagScript} https://*.google-analytics.com https://*.analytics.google.com`;

/** Whether an address is a connector document or its script, which have headers of their own. */
export const isConnector = (path: string) => path.startsWith("/connect/");

/**
 * Headers of the connector documents, the only ones where a third party's script runs. The policy's own sandbox
 * takes the portal's origin from them, even where one is opened by itself: no storage, no cookie, no token. They
 * may be framed by the portal alone; their script is fetched without an origin, hence its resource policy.
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

/** Whether an address belongs to the connector of the phone sign-in, which is served at its own origin alone. */
export const isPhoneConnector = (path: string) =>
  path.startsWith("/connect/phone.");

/** The third party's check for robots: its script, its frames, its pictures. */
const challenge = "https://www.google.com/recaptcha/";
const challengeParts = "https://www.gstatic.com/recaptcha/";
/** Where the third party sends codes and checks them. */
const phoneReceivers =
  "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

/**
 * Headers of the phone sign-in's connector. It keeps its origin, which is not the portal's: the check for robots does
 * not work without one. What it writes as styles cannot be known beforehand, so its styles, and nothing else, may stand
 * in the document. Only the brand's portals may frame it.
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
    // Its key is limited to this address, which has to be told for that.
    "Referrer-Policy": "strict-origin",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Two years, for servers that speak TLS; the preview does not. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";

/** Frames of the portal may ask for full screen and for sound at once (`*`); nobody may ask for anything else. */
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
 * How long an answer may be kept, by its path: a file with a hash in its name for ever, all else not at all
 * without asking.
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

import type { ServedPages } from "../pages.ts";
import type { ServedBrand } from "./headers.ts";

/** The properties of a deployment that a server's configuration is made from. */
export interface ServerSettings extends ServedBrand, ServedPages {
  /** Name of the site inside the server: the brand's folder, or another where a brand has several sites. */
  readonly brand: string;
  /** The platform's origin, as "https://platform.example". */
  readonly platformUrl: string;
  /** The host name that visitors type, as "portal.example". */
  readonly host: string;
  /** Absolute path of the folder with the build. */
  readonly folder: string;
  /** Absolute path of the folder that logs are written to. */
  readonly logs: string;
  /** False: TLS ends at a load balancer before this server, which listens in plain HTTP. */
  readonly tls: boolean;
  /** Port to listen on. */
  readonly port: number;
  /** False: the machine has no IPv6, and nginx would not start if it were told to listen there. */
  readonly ipv6: boolean;
  /** Absolute paths of the certificate chain and its key. */
  readonly certificate: string;
  readonly key: string;
  /** Code of the merchant that the host belongs to: this one is named to the platform, whatever a visitor says. */
  readonly merchant: string;
  /**
   * Addresses of the load balancers before this server, needed to determine the visitor's own; empty: there are none.
   */
  readonly proxies: readonly string[];
  /** True: nginx has the module that sends `.br` files. */
  readonly brotli: boolean;
  /** True: pages are answered with their prerendered documents, where there are any. */
  readonly prerender: boolean;
}

/**
 * Values that are inserted into a configuration unescaped: they must contain nothing that ends a line or a string.
 */
const patterns = {
  PORTAL_NAME: /^[a-z0-9][a-z0-9-]*$/,
  PORTAL_HOST: /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i,
  PORTAL_FOLDER: /^\/[\w./-]*$/,
  PORTAL_LOGS: /^\/[\w./-]*$/,
  PORTAL_PORT: /^[1-9]\d{0,4}$/,
  PORTAL_IPV6: /^(on|off)$/,
  PORTAL_CERTIFICATE: /^\/[\w./-]*$/,
  PORTAL_KEY: /^\/[\w./-]*$/,
  PORTAL_TLS: /^(on|off)$/,
  PORTAL_BROTLI: /^(on|off)$/,
  PORTAL_PRERENDER: /^(on|off)$/,
  PORTAL_LISTED: /^(on|off)$/,
  PORTAL_MERCHANT: /^[a-z0-9_]+$/,
  PORTAL_PROXIES: /^[\da-f.:/]+(,[\da-f.:/]+)*$/i,
} as const;

type Name = keyof typeof patterns;
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings that the environment names, and examples for all others. `{brand}` in a value is replaced by the
 * brand's name, so that one environment works for several brands.
 *
 * @throws {Error} with a sentence about the first value that cannot be used.
 * @example settingsFrom({ PORTAL_HOST: "portal.example" }, { brand: "harbour", hosts, paths: ["/"], languages: ["EN"] })
 */
export function settingsFrom(
  env: Environment,
  {
    brand,
    merchantCode,
    ...served
  }: ServedBrand &
    ServedPages & {
      readonly brand: string;
      /** Merchant code of the brand; omitted: derived from its name. */
      readonly merchantCode?: string | undefined;
    },
): ServerSettings {
  const read = (name: Name, otherwise: string) => {
    const value = (env[name] ?? "").replaceAll("{brand}", brand);
    if (value === "") return otherwise;
    if (patterns[name].test(value)) return value;
    throw new Error(`${name} cannot be ${JSON.stringify(value)}.`);
  };
  const tls = read("PORTAL_TLS", "on") === "on";
  return {
    ...served,
    brand: read("PORTAL_NAME", brand),
    platformUrl: originOf(env["PLATFORM_URL"] || "https://platform.example"),
    host: read("PORTAL_HOST", `${brand}.example`),
    folder: read("PORTAL_FOLDER", `/srv/${brand}/current`),
    logs: read("PORTAL_LOGS", "/var/log/nginx"),
    tls,
    port: Number(read("PORTAL_PORT", tls ? "443" : "8080")),
    ipv6: read("PORTAL_IPV6", "on") === "on",
    certificate: read("PORTAL_CERTIFICATE", `/etc/ssl/${brand}/fullchain.pem`),
    key: read("PORTAL_KEY", `/etc/ssl/${brand}/privkey.pem`),
    brotli: read("PORTAL_BROTLI", "off") === "on",
    prerender: read("PORTAL_PRERENDER", "off") === "on",
    unlisted: read("PORTAL_LISTED", "on") === "off",
    merchant: read(
      "PORTAL_MERCHANT",
      merchantCode ?? brand.replaceAll("-", "_"),
    ),
    proxies: read("PORTAL_PROXIES", "")
      .split(",")
      .filter((address) => address !== ""),
  };
}

/** An origin and nothing more: calls keep their paths, and no username or password gets into a file. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new Error(
    "PLATFORM_URL must be an origin, as https://platform.example: without path, name or password.",
  );
}

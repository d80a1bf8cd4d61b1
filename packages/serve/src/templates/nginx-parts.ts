import { contentTypes } from "../files.ts";
import { claimedHeaders } from "../forwarded.ts";
import { languageRules } from "../pages.ts";
import { platformHeaders, type HeaderList } from "./headers.ts";
import type { ServerSettings } from "./settings.ts";

/* Parts of nginx configurations. `$foyer` in them is replaced by the brand's own name when the site is assembled. */

/** Directives outside the servers, with each name prefixed by the brand: several sites may be in one nginx. */
export function httpLevel(settings: ServerSettings): string {
  const { brand, platformUrl, tls, prerender, languages } = settings;
  const limitsCalls = seesVisitors(settings);
  const { hostname, port, protocol } = new URL(platformUrl);
  const name = nameOf(brand);
  return `# The platform. Its name is looked up when nginx starts: reload nginx when its address has changed.
upstream ${name}_platform {
    server ${hostname}:${port || (protocol === "https:" ? "443" : "80")};
    keepalive 32;
    # Shorter than the platform's own, so that no call meets a connection that is being closed; Node's is 5 seconds.
    keepalive_timeout 3s;
}

# A socket keeps its own kind of connection, a call a plain one that can be used again.
map $http_upgrade $foyer_connection {
    default upgrade;
    '' '';
}
${
  tls
    ? ""
    : `
# TLS ends before this server; what ends it says so.
map $http_x_forwarded_proto $foyer_scheme {
    default https;
    http http;
}
`
}
# The path as it was asked for, without its question: ?token= must be in no log.
map $request_uri $foyer_path {
    '~^(?<${name}_asked>[^?]*)' $foyer_asked;
}
${prerender ? languageMap(languages) : ""}log_format ${name} '$remote_addr [$time_iso8601] "$request_method $foyer_path" $status $body_bytes_sent $request_time';

# So many calls a second from one address, at which many people may be: opening the portal takes about 25.
${limitsCalls ? "" : "# Off: all would have the address of what stands before this server. PORTAL_PROXIES names it.\n# "}limit_req_zone $binary_remote_addr zone=${name}_calls:10m rate=50r/s;
`;
}

/** Which language a page's document is in. */
const languageMap = (languages: readonly string[]) => `
# The language of a document: the one in the address, else the visitor's choice, else the brand's first. Any other
# query has none, for it may hold a token.
map "$args $cookie_lang" $foyer_language {
    default none;
${indent(
  languageRules(languages).map(([rule, code]) => `'~${rule}' ${code};`),
  4,
)}
}
`;

/** Whether the address that the server sees is the visitor's own. */
const seesVisitors = ({ tls, proxies }: ServerSettings) =>
  tls || proxies.length > 0;

/** Redirects to TLS, except the challenge of the certificate authority. */
export const redirect = ({ host, phone, ipv6 }: ServerSettings) => {
  const names = phone ? `${host} ${new URL(phone.connector).hostname}` : host;
  return `server {
${indent(listenOn(80, ipv6), 4)}
    server_name ${names};
    server_tokens off;
    access_log off;

    location ^~ /.well-known/acme-challenge/ {
        root /var/www/acme;
    }

    location / {
        return 301 https://$host$request_uri;
    }
}
`;
};

/** IPv4 and IPv6, or IPv4 only. */
export const listenOn = (port: number, ipv6: boolean, words = "") =>
  [`${port}`, ...(ipv6 ? [`[::]:${port}`] : [])].map(
    (place) => `listen ${place}${words};`,
  );

/**
 * As parameters of "listen": nginx before 1.25.1 has no other way to enable HTTP/2, and later versions still accept
 * it.
 */
export const secure = " ssl http2";

/** Where a server of the site listens, and with which certificate. */
export function listenLines({
  tls,
  port,
  ipv6,
  certificate,
  key,
}: ServerSettings) {
  if (!tls) return listenOn(port, ipv6);
  return [
    ...listenOn(port, ipv6, secure),
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:foyer_tls:10m;",
    "ssl_session_tickets off;",
  ];
}

/** What the portal's server and its connector's have in common. */
export function shared({
  brand,
  folder,
  logs,
  brotli,
  tls,
  proxies,
}: ServerSettings): string {
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => `    "${type}" ${ending.slice(1)};`,
  );
  return indent(
    [
      "",
      `root ${folder};`,
      "server_tokens off;",
      `access_log ${logs}/${brand}.log ${nameOf(brand)};`,
      "error_page 404 = @missing;",
      "",
      "# Files are compressed by the build, answers by the platform if it likes to.",
      "gzip off;",
      "gzip_static on;",
      "gzip_proxied any;",
      "gzip_vary on;",
      brotli
        ? "brotli_static on;"
        : "# With libnginx-mod-http-brotli-static: PORTAL_BROTLI=on npm run build, or\n# brotli_static on;",
      "",
      ...realAddress(tls, proxies),
      "types {",
      ...types,
      "}",
      "default_type application/octet-stream;",
    ].flatMap((line) => line.split("\n")),
    4,
  );
}

/** How the visitor's own address is determined behind other servers. */
function realAddress(tls: boolean, proxies: readonly string[]) {
  if (tls && proxies.length === 0) return [];
  const isOn = proxies.length > 0;
  const from = (isOn ? proxies : ["10.0.0.0/8"]).map(
    (address) => `set_real_ip_from ${address};`,
  );
  const lines = [
    ...from,
    "real_ip_header X-Forwarded-For;",
    "real_ip_recursive on;",
  ];
  return [
    "# The addresses of what stands before this server (PORTAL_PROXIES), so that it sees the player's.",
    ...lines.map((line) => (isOn ? line : comment(line))),
    "",
  ];
}

/** The headers that a visitor may forge and that are set to another value here. */
const setHere = new Set([
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "merchant",
]);
const dropped = claimedHeaders.filter((name) => !setHere.has(name));

/** How calls, uploads and the socket of live events reach the platform. */
export function gateway(settings: ServerSettings) {
  const { brand, platformUrl, tls, merchant } = settings;
  const { protocol, host, hostname } = new URL(platformUrl);
  const name = nameOf(brand);
  return [
    `proxy_pass ${protocol}//${name}_platform;`,
    "proxy_http_version 1.1;",
    ...(protocol === "https:"
      ? [
          "proxy_ssl_server_name on;",
          `proxy_ssl_name ${hostname};`,
          "proxy_ssl_verify on;",
          "proxy_ssl_verify_depth 3;",
          "proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;",
        ]
      : []),
    `proxy_set_header Host ${host};`,
    "proxy_set_header X-Forwarded-Host $http_host;",
    `proxy_set_header X-Forwarded-Proto ${tls ? "$scheme" : "$foyer_scheme"};`,
    "# Set, not added to: what a visitor claims to be is worth nothing.",
    "proxy_set_header X-Forwarded-For $remote_addr;",
    `proxy_set_header Merchant ${merchant};`,
    ...dropped.map((name) => `proxy_set_header ${name} "";`),
    "proxy_set_header Upgrade $http_upgrade;",
    "proxy_set_header Connection $foyer_connection;",
    "# Three pictures of 5 MB with what is around them.",
    "client_max_body_size 16m;",
    "proxy_connect_timeout 5s;",
    "proxy_send_timeout 60s;",
    "# A socket is silent for 25 seconds at a time and given up after 55.",
    "proxy_read_timeout 75s;",
    "proxy_buffer_size 16k;",
    "proxy_buffers 8 16k;",
    "proxy_buffering off;",
    "proxy_redirect off;",
    "# Nobody but the portal repeats a call: it knows which ones move money.",
    "proxy_next_upstream off;",
    ...[
      `limit_req zone=${name}_calls burst=200 nodelay;`,
      "limit_req_status 429;",
      "error_page 429 = @busy;",
    ].map((line) => (seesVisitors(settings) ? line : comment(line))),
    "error_page 502 504 = @away;",
    ...platformHeaders.map(([header]) => `proxy_hide_header ${header};`),
  ];
}

/** A header with every answer, errors too. `$` begins an nginx variable: none of our headers contains one. */
export function add([name, value]: HeaderList[number]): string {
  if (/[$\\\n]/.test(value))
    throw new Error(`${name} cannot be written for nginx: ${value}`);
  return `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;
}

/** A name for nginx: letters, digits and underscores. */
export const nameOf = (brand: string) =>
  `foyer_${brand.replaceAll(/\W/g, "_")}`;

/** A comment line. */
export const comment = (text: string) => `# ${text}`;

/** Indents lines by a number of spaces; empty ones stay empty. */
export const indent = (lines: readonly string[], by: number) =>
  lines
    .map((line) => (line === "" ? "" : `${" ".repeat(by)}${line}`))
    .join("\n");

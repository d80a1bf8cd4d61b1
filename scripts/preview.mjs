// @ts-check
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPortal } from "./build.mjs";
import { chosenBrand } from "./lib/brand.mjs";
import { freePort, ports } from "./lib/ports.mjs";
import { hostOfRelease } from "./lib/releases.mjs";
import { Plain } from "./lib/root.mjs";
import { startNginx } from "./nginx.mjs";
import { startPreview } from "./services.mjs";

/**
 * With `--sites`, serves the published brands of a folder, each at its own host name.
 * @param {string[]} args
 */
export async function preview(args) {
  const { values } = parseArgs({
    args,
    options: { sites: { type: "string" } },
  });
  return serveUntilEnded(values.sites);
}

/**
 * Serves the build, made now if it is missing or old, against the platform of PLATFORM_URL until Ctrl-C; with
 * FOYER_SERVER=nginx by a real nginx, as it would be deployed.
 * @param {string} [sites] A folder of published brands, to be served instead.
 */
async function serveUntilEnded(sites) {
  const platformUrl =
    process.env["PLATFORM_URL"] || `http://127.0.0.1:${ports.sandbox}`;
  const { origin, hostname } = originOf(platformUrl);
  const brand = chosenBrand();
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const startPortal =
    process.env["FOYER_SERVER"] === "nginx" && sites === undefined
      ? startNginx
      : startPreview;
  const portal = await startPortal({
    folder: sites === undefined ? await buildPortal() : resolve(sites),
    sites: sites !== undefined,
    port: await freePort(ports.portal),
    platformUrl,
    // A platform on this machine serves its own pictures and games; a real one has hosts, named by the brand.
    platformOrigins: isLocal ? [origin] : [],
  });
  const shown =
    sites === undefined
      ? [`Portal    ${portal.url}`, `Brand     ${brand}`]
      : sitesIn(resolve(sites), portal.url);
  const named = process.env["PLATFORM_URL"]
    ? ""
    : "  (the sandbox; PLATFORM_URL names another)";
  const silent = (await answers(platformUrl))
    ? []
    : [
        "No platform answers there yet, so the portal would say that it is not available.",
        "For a sandbox, run in another terminal: npm run dev",
      ];
  console.log(
    ["", ...shown, `Platform  ${platformUrl}${named}`, ...silent, ""]
      .concat("Ctrl-C ends it.", "")
      .map((line) => (line === "" ? line : `  ${line}`))
      .join("\n"),
  );
  await portal.ended;
}

/**
 * A line for each published site of a folder, with the address that opens it on this machine.
 * @param {string} folder
 * @param {string} url Of the server.
 */
function sitesIn(folder, url) {
  const { port } = new URL(url);
  const hosts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => hostsOf(join(folder, name)));
  if (hosts.length === 0)
    return [`Sites     none yet in ${folder}; npm run brand publish makes one`];
  return hosts.map((host) =>
    host.endsWith(".localhost")
      ? `Site      http://${host}:${port}`
      : `Site      ${host}, port ${port} (a browser on this machine opens hosts that end in .localhost)`,
  );
}

/**
 * The hosts at which a published brand is visited and previewed.
 * @param {string} site
 */
const hostsOf = (site) =>
  ["current", "preview"]
    .map((link) => join(site, link))
    .filter((release) => existsSync(join(release, ".foyer.json")))
    .flatMap((release) => hostOfRelease(release) ?? []);

/**
 * Whether anything answers at an address.
 * @param {string} address
 */
const answers = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

/**
 * @param {string} address
 * @example originOf("https://platform.example").hostname // "platform.example"
 */
function originOf(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Plain(
    `PLATFORM_URL is "${address}", which is no address; write it as https://platform.example.`,
  );
}

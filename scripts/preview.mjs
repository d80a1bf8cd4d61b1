// @ts-check
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPortal } from "./build.mjs";
import { chosenBrand } from "./lib/brand.mjs";
import { freePort, ports } from "./lib/ports.mjs";
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
  console.log(
    `\n  Portal    ${portal.url}\n  ${sites === undefined ? `Brand     ${brand}` : `Sites     ${sites}`}\n  Platform  ${platformUrl}${process.env["PLATFORM_URL"] ? "" : "  (the sandbox; PLATFORM_URL names another)"}\n\n  Ctrl-C ends it.\n`,
  );
  await portal.ended;
}

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

// @ts-check
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildPublisher, buildShared, faultOf } from "./build.mjs";
import { brandFile, brandIds, chosenBrand } from "./lib/brand.mjs";
import { bin, run } from "./lib/children.mjs";
import {
  carryAssets,
  complete,
  hostOfRelease,
  newId,
  noteAssets,
  point,
  pointedAt,
  releaseBefore,
  releaseOf,
  remember,
  removeOld,
  stageOf,
  unpoint,
} from "./lib/releases.mjs";
import { at, Plain } from "./lib/root.mjs";
import { installForBrand } from "./phone.mjs";

/** @typedef {import("./lib/releases.mjs").Pointer} Pointer */

export const usage = `brand publish <name>   writes a brand into the portals that are served
  --to <folder>        where the sites are; default: FOYER_SITES, else .foyer/sites
  --host <name>        the host name that players type; needed the first time
  --preview            at an origin of its own, before players get it
  --release            refuses placeholders
  --sandbox <address>  makes the merchant known to a running sandbox
brand rollback <name>  goes back to the release before
  --to <folder>        where the sites are
  --id <release>       goes to this release`;

const options = /** @type {const} */ ({
  to: { type: "string" },
  host: { type: "string" },
  preview: { type: "boolean" },
  release: { type: "boolean" },
  id: { type: "string" },
  sandbox: { type: "string" },
});

/**
 * Writes one brand's folder into the portals that are served, and leads visitors to it in one step: data, documents
 * and policy are those of one release, always. The portal itself is only built if its code has changed.
 * @param {string[]} args
 */
export async function publish(args) {
  const begun = performance.now();
  const { sites, site, brand, values } = read(args);
  /** @type {Pointer} */
  const pointer = values.preview ? "preview" : "current";
  const host = hostWanted(values.host, site);
  const id = newId();
  const stage = stageOf(site, id);
  mkdirSync(stage, { recursive: true });
  const before = pointedAt(site, "current");

  const settings = {
    FOYER_DEPLOY_DIR: join(stage, ".deploy"),
    // nginx serves the release itself and not the link: an old policy never meets a new document.
    PORTAL_FOLDER: releaseOf(site, id),
    PORTAL_HOST: pointer === "preview" ? `preview.${host}` : host,
    PORTAL_NAME: pointer === "preview" ? `${brand}-preview` : brand,
    ...(pointer === "preview" && { PORTAL_LISTED: "off" }),
    FOYER_SITES_LIST: join(sites, "sites.conf"),
    ...(before && { FOYER_BEFORE: releaseOf(site, before) }),
  };
  try {
    const portal = await buildShared();
    const program = await buildPublisher();
    await installForBrand();
    await write(program, {
      settings: { ...settings, FOYER_PORTAL: portal, FOYER_OUT_DIR: stage },
      release: values.release,
    });
    noteAssets(stage);
    carryAssets(site, stage);
    if (process.env["PORTAL_PRERENDER"] === "on") await drawDocuments(stage);
    if (values.sandbox) await register(values.sandbox);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    throw error;
  }
  writeLists(sites);
  complete(site, id);
  await lead(site, pointer, id);
  removeOld(site);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(
    `${brand} ${pointer === "preview" ? `can be previewed at preview.${host}` : `is published at ${host}`}: release ${id} in ${site}, ${seconds} s.`,
  );
  const left = before && hostOfRelease(releaseOf(site, before));
  if (pointer === "current" && left && left !== host)
    console.log(`${left} is no longer served.`);
}

/**
 * Leads visitors back to the release before, or to a named one.
 * @param {string[]} args
 */
export async function rollback(args) {
  const { site, brand, values } = read(args);
  const id = values.id ?? releaseBefore(site);
  if (id === undefined)
    throw new Plain(`${brand} has no earlier release in ${site}.`);
  if (!/^[\d-]+$/.test(id) || !existsSync(releaseOf(site, id)))
    throw new Plain(`${site} has no release ${id}.`);
  // Pages of newer releases are open.
  carryAssets(site, releaseOf(site, id));
  await lead(site, "current", id);
  console.log(
    `${brand} is back at release ${id}, at ${hostOfRelease(releaseOf(site, id))}.`,
  );
}

/** @param {string[]} args */
function read(args) {
  const { values, positionals } = parseArgs({
    args,
    options,
    allowPositionals: true,
  });
  const [brand = "", ...more] = positionals;
  if (!brandIds().includes(brand) || more.length > 0)
    throw new Plain(
      `Name one brand of themes/: ${brandIds().join(", ")}.\n\n${usage}`,
    );
  process.env["FOYER_BRAND"] = brand;
  const folder = values.to ?? process.env["FOYER_SITES"] ?? at(".foyer/sites");
  const sites = resolve(folder);
  return { brand, values, sites, site: join(sites, brand) };
}

/**
 * What nginx and Caddy include, once and for all: whatever is published later is in it.
 * @param {string} sites
 */
function writeLists(sites) {
  const of = (/** @type {string} */ file) =>
    ["current", "preview"].map((link) =>
      join(sites, "*", link, ".deploy", file),
    );
  const nginx = of("nginx/site.conf").map((file) => `include ${file};`);
  const caddy = of("caddy/Caddyfile").map((file) => `import ${file}`);
  // A host that is nobody's is answered by nobody's portal.
  const plain =
    process.env["PORTAL_TLS"] === "off"
      ? process.env["PORTAL_PORT"] || "8080"
      : "80";
  caddy.push(`:${plain} {`, "\trespond 404", "}");
  writeFileSync(join(sites, "sites.conf"), `${nginx.join("\n")}\n`);
  writeFileSync(join(sites, "Caddyfile"), `${caddy.join("\n")}\n`);
}

/**
 * The host that a site is published at: as named, else as before.
 * @param {string | undefined} named
 * @param {string} site
 */
function hostWanted(named, site) {
  const before = pointedAt(site, "current");
  const host =
    named ?? (before && hostOfRelease(releaseOf(site, before))) ?? "";
  if (host === "")
    throw new Plain(
      `${site} has no release yet, so name the host that players type: --host harbour.example`,
    );
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
    throw new Plain(
      `"${host}" is no host name; write it as harbour.example, without https:// and without a path.`,
    );
  return host;
}

/**
 * Checks the chosen brand and writes its files around the portal.
 * @param {string} program
 * @param {{ settings: Record<string, string>, release?: boolean }} options
 */
async function write(program, { settings, release = false }) {
  const { code, output } = await run(
    process.execPath,
    [program, ...(release ? ["--release"] : [])],
    {
      cwd: at("packages/app"),
      env: { ...settings, FOYER_PSEUDO: "0", NODE_ENV: "production" },
      output: "collect",
    },
  );
  if (code !== 0)
    throw new Plain(`${faultOf(output)}\n${chosenBrand()} was not published.`);
}

/**
 * Leads a link to a release and tells the server; a server that refuses its new configuration keeps the old release.
 * @param {string} site
 * @param {Pointer} pointer
 * @param {string} id
 */
async function lead(site, pointer, id) {
  const before = pointedAt(site, pointer);
  point(site, pointer, id);
  const command = process.env["PORTAL_RELOAD"];
  const { code, output } = command
    ? await run("/bin/sh", ["-c", command], { output: "collect" })
    : { code: 0, output: "" };
  if (code === 0) {
    if (pointer === "current") remember(site, id);
    return;
  }
  if (before) point(site, pointer, before);
  else unpoint(site, pointer);
  throw new Plain(
    `${output}The server refused release ${id} (PORTAL_RELOAD). ${before ? `Visitors still get release ${before}.` : ""}`,
  );
}

/**
 * Makes the brand's merchant known to a running sandbox: other platforms know theirs.
 * @param {string} sandbox Its address.
 */
async function register(sandbox) {
  const { merchantCode, name } = brandFile(chosenBrand());
  const answer = await fetch(
    new URL(`/sandbox/api/merchants/${merchantCode}`, sandbox),
    {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name }),
    },
  ).catch(() => undefined);
  if (!answer?.ok)
    throw new Plain(`The sandbox at ${sandbox} did not take the merchant.`);
  console.log(`The sandbox at ${sandbox} knows the merchant ${merchantCode}.`);
}

/** @param {string} folder */
async function drawDocuments(folder) {
  const { code } = await run(bin("tsx"), [
    at("packages/serve/src/documents/start.ts"),
    ...["--folder", folder],
  ]);
  if (code !== 0) throw new Plain("The documents could not be drawn.");
}

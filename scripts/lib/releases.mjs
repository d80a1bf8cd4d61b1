// @ts-check
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";

/*
 * A folder of sites, as it is served:
 *
 *   <sites>/<brand>/releases/<id>/   a whole portal: documents, data, policy, configurations of servers
 *   <sites>/<brand>/current          a link to the release that visitors get
 *   <sites>/<brand>/preview          a link to the one that is looked at first
 *   <sites>/<brand>/history          a line for each release that was ever current
 *
 * A release is complete before a link leads to it, and a link is changed in one step. So whoever is interrupted, at
 * whatever moment, leaves the site as it was or as it will be.
 */

/** @typedef {"current" | "preview"} Pointer */

/** Releases that are kept: pages that are still open fetch the rest of their code from the newest, which has it all. */
const mostKept = 10;
/** A release that was begun an hour ago will not be finished. */
const abandonedMs = 60 * 60_000;

/**
 * A name for a new release; names are in the order of time.
 * @param {Date} [now]
 * @example newId(new Date(0)) // "19700101-000000-000"
 */
export const newId = (now = new Date()) =>
  now
    .toISOString()
    .replaceAll(/[-:Z]/g, "")
    .replace("T", "-")
    .replace(".", "-");

/**
 * Where a release is made, before it has its name.
 * @param {string} site The brand's folder.
 * @param {string} id
 */
export const stageOf = (site, id) => join(site, "releases", `.staged-${id}`);

/**
 * Where a release is served from.
 * @param {string} site
 * @param {string} id
 */
export const releaseOf = (site, id) => join(site, "releases", id);

/**
 * The release that a link leads to; undefined if there is none.
 * @param {string} site
 * @param {Pointer} pointer
 * @example pointedAt("/srv/foyer/harbour", "current") // "20261128-093012-123"
 */
export function pointedAt(site, pointer) {
  try {
    return basename(readlinkSync(join(site, pointer)));
  } catch {
    return undefined;
  }
}

/**
 * Gives a staged release its name. Nothing leads to it yet.
 * @param {string} site
 * @param {string} id
 */
export const complete = (site, id) =>
  renameSync(stageOf(site, id), releaseOf(site, id));

/**
 * Leads a link to a release, in one step.
 * @param {string} site
 * @param {Pointer} pointer
 * @param {string} id
 */
export function point(site, pointer, id) {
  const next = join(site, `.${pointer}-${process.pid}`);
  rmSync(next, { force: true });
  symlinkSync(join("releases", id), next);
  renameSync(next, join(site, pointer));
}

/**
 * Takes a link away: whoever it was for gets nothing.
 * @param {string} site
 * @param {Pointer} pointer
 */
export const unpoint = (site, pointer) =>
  rmSync(join(site, pointer), { force: true });

/**
 * Remembers that players had a release, so that a later one can be rolled back to it.
 * @param {string} site
 * @param {string} id
 */
export const remember = (site, id) =>
  appendFileSync(join(site, "history"), `${id}\n`);

/**
 * The release that was current before the one that is; undefined if there was none, or it has been removed.
 * @param {string} site
 */
export function releaseBefore(site) {
  const now = pointedAt(site, "current") ?? "";
  return publishedIn(site)
    .filter((id) => id < now && existsSync(releaseOf(site, id)))
    .at(-1);
}

/** @param {string} site */
function publishedIn(site) {
  const file = join(site, "history");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return [...new Set(lines.filter((line) => line !== ""))].sort();
}

/** In a release: the names of the assets that it was built with, apart from those that it carries. */
const ownAssets = ".assets.json";

/**
 * Notes which assets a release was built with, before it carries those of others.
 * @param {string} release
 */
export const noteAssets = (release) =>
  writeFileSync(
    join(release, ownAssets),
    JSON.stringify(readdirSync(join(release, "assets"))),
  );

/**
 * Links the scripts and pictures of other releases that are kept into one: pages that are open fetch the rest of
 * theirs from it. Their names are made from their content, so that old and new ones never differ. What a release
 * carries itself is not carried on, so that it goes with the release that it belongs to.
 * @param {string} site
 * @param {string} to The folder of the release.
 */
export function carryAssets(site, to) {
  const target = join(to, "assets");
  const there = new Set(readdirSync(target));
  for (const release of releasesIn(site))
    for (const name of assetsOf(releaseOf(site, release)))
      if (!there.has(name) && !name.endsWith(".map")) {
        linkOrCopy(
          join(releaseOf(site, release), "assets", name),
          join(target, name),
        );
        there.add(name);
      }
}

/**
 * @param {string} release
 * @returns {string[]}
 */
function assetsOf(release) {
  const note = join(release, ownAssets);
  return existsSync(note) ? JSON.parse(readFileSync(note, "utf8")) : [];
}

/** @param {string} site */
const releasesIn = (site) =>
  readdirSync(join(site, "releases"))
    .filter((name) => !name.startsWith("."))
    .sort();

/**
 * @param {string} from
 * @param {string} to
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

/**
 * Removes releases that nobody gets any more, but not the last ones, and what was begun and left.
 * @param {string} site
 * @param {Date} [now]
 */
export function removeOld(site, now = new Date()) {
  const folder = join(site, "releases");
  const names = readdirSync(folder);
  const pointed = [pointedAt(site, "current"), pointedAt(site, "preview")];
  const old = releasesIn(site)
    .slice(0, -mostKept)
    .filter((name) => !pointed.includes(name));
  const abandoned = names.filter(
    (name) =>
      name.startsWith(".staged-") &&
      now.getTime() - statSync(join(folder, name)).mtimeMs > abandonedMs,
  );
  for (const name of [...old, ...abandoned])
    rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * The host that a release is made for.
 * @param {string} release Its folder.
 * @returns {string | undefined}
 */
export function hostOfRelease(release) {
  /** @type {{ host?: string }} */
  const { host } = JSON.parse(
    readFileSync(join(release, ".foyer.json"), "utf8"),
  );
  return host;
}

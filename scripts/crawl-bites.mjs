// @ts-check
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { run } from "./lib/children.mjs";
import { at, Plain } from "./lib/root.mjs";

/**
 * A fault that once existed, put back: the crawl has to find it.
 *
 * @typedef {object} Bite
 * @property {string} patch File in `scripts/crawl-bites/`.
 * @property {string} part Part of the crawl.
 * @property {string} [address] End of the only address that is crawled; omitted: all of them.
 * @property {RegExp} found What it has to report.
 */

/** @type {readonly Bite[]} */
const bites = [
  {
    patch: "dead-picture",
    part: "guest",
    address: "/promotions",
    found: /img [^\n]*: nothing happens/,
  },
  {
    patch: "dead-vendors",
    part: "member",
    address: "/sports",
    found: /404 of \/wps\//,
  },
  {
    patch: "refused-forms",
    part: "control-room",
    address: "/sandbox/flags",
    found: /403 of \/sandbox\//,
  },
  {
    patch: "false-none",
    part: "member",
    address: "?page=personalHistoryCopy",
    found: /offline: “No records/,
  },
];

/** A copy of the current sources, so that the working tree is not touched. */
const copy = at(".foyer", "crawl-bites");

function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: at(), encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  for (const file of files.split("\0").filter(Boolean)) {
    if (!existsSync(at(file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(at(file), join(copy, file));
  }
  copyModules();
  // Builds that a patch does not affect need not be repeated.
  const made = [
    join("packages", "app", "dist-e2e"),
    ...readdirSync(at(".foyer"))
      .filter((name) => name.startsWith("snapshot-"))
      .map((name) => join(".foyer", name)),
  ];
  for (const path of made)
    if (existsSync(at(path)))
      cpSync(at(path), join(copy, path), { recursive: true });
}

/** Third-party packages are those of the checkout; those of the workspace are the copy's own. */
function copyModules() {
  mkdirSync(join(copy, "node_modules"), { recursive: true });
  for (const name of readdirSync(at("node_modules")))
    if (name !== "@foyer")
      symlinkSync(at("node_modules", name), join(copy, "node_modules", name));
  const own = readdirSync(at("packages")).map((name) => join("packages", name));
  for (const folder of [join("node_modules", "@foyer"), "themes", ...own]) {
    const links = folder.startsWith("node_modules")
      ? folder
      : join(folder, "node_modules");
    if (existsSync(at(links)))
      cpSync(at(links), join(copy, links), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/[\\/]\.vite(-temp)?$/.test(path),
      });
  }
}

/**
 * Applies a patch to the copy, or reverts it.
 * @param {string} name
 * @param {readonly string[]} [options]
 */
function patch(name, options = []) {
  try {
    execFileSync(
      "git",
      ["apply", ...options, at("scripts", "crawl-bites", `${name}.patch`)],
      // The copy is inside a checkout, and is not one itself.
      {
        cwd: copy,
        env: { ...process.env, GIT_CEILING_DIRECTORIES: at(".foyer") },
      },
    );
  } catch {
    throw new Plain(
      `scripts/crawl-bites/${name}.patch does not fit the sources any more: write the fault anew.`,
    );
  }
}

/**
 * Puts each fault back in turn and checks that the crawl finds it.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runBites() {
  makeCopy();
  let passed = 0;
  let failed = 0;
  for (const { patch: name, part, address, found } of bites) {
    patch(name);
    const { code, output } = await run(
      process.execPath,
      [join(copy, "scripts", "run.mjs"), "verify:full", `crawl/${part}`],
      {
        cwd: copy,
        output: "collect",
        env: { FOYER_CRAWL_AT: address },
      },
    );
    patch(name, ["--reverse"]);
    const bitten = code !== 0 && found.test(output);
    if (bitten) passed += 1;
    else {
      failed += 1;
      console.error(
        `${name}: the crawl did not find it.\n${output.slice(-2000)}`,
      );
    }
  }
  return { passed, failed };
}

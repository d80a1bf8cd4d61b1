// @ts-check
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { must } from "../lib/children.mjs";
import { at, manifest } from "../lib/root.mjs";
import { buildStorybook } from "../storybook.mjs";
import { checkOut } from "./git.mjs";
import { short } from "./sentences.mjs";

const home = at(".foyer", "look");
/** Commits whose pictures are kept. */
const kept = 3;

/**
 * The Storybook of the working tree, built now.
 *
 * @returns {Promise<string>} The folder that it and its pictures are in.
 */
export async function buildChange() {
  const folder = join(home, "change");
  rmSync(folder, { recursive: true, force: true });
  // The brand is the default one in both checkouts: a picture names its own.
  process.env["FOYER_BRAND"] = manifest.config.brand;
  console.log("Building Storybook with the change …");
  await buildStorybook(join(folder, "storybook"), "collect");
  return folder;
}

/**
 * The folder of a commit's Storybook and pictures. It is built once, in a checkout of its own with the packages of its
 * own lockfile.
 *
 * @param {string} commit
 * @returns {Promise<string>}
 * @example join(await buildBase(commit), "storybook", "index.json")
 */
export async function buildBase(commit) {
  const folder = join(home, commit);
  if (!existsSync(join(folder, "storybook"))) {
    console.log(`Building Storybook at ${short(commit)} …`);
    mkdirSync(home, { recursive: true });
    const tree = mkdtempSync(join(home, "tree-"));
    const remove = checkOut(commit, tree);
    try {
      await must(
        `The build of Storybook at ${short(commit)}`,
        process.execPath,
        [join(tree, "scripts", "run.mjs"), "storybook", "build"],
        { cwd: tree, output: "collect", env: { FOYER_BRAND: undefined } },
      );
      mkdirSync(folder, { recursive: true });
      renameSync(join(tree, "storybook-static"), join(folder, "storybook"));
    } finally {
      remove();
    }
  }
  const now = new Date();
  utimesSync(folder, now, now);
  forgetOld();
  return folder;
}

/** Removes the commits that were not used for longest. */
function forgetOld() {
  const commits = readdirSync(home)
    .filter((name) => /^[0-9a-f]{40}$/.test(name))
    .map((name) => ({ name, used: statSync(join(home, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { name } of commits.slice(kept))
    rmSync(join(home, name), { recursive: true });
}

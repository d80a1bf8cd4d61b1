// @ts-check
import { parseArgs } from "node:util";
import { chosenBrand } from "./lib/brand.mjs";
import { Plain } from "./lib/root.mjs";
import { baseCommit } from "./look/git.mjs";

const usage = `look                           pictures of what the change touches, before and after, in one page
look -- --base <ref>           compares with this commit or branch; default: where the change left main
look -- --limit <n>            takes at most n pictures; default: 200
look -- --only stories|pages   only the stories, or only the portal's pages
look -- --brand <name>         only this brand; default: all of them`;

const usualLimit = "200";

/**
 * Takes pictures of the stories and pages that a change touches, before and after it, and writes a page that shows
 * those that differ side by side.
 *
 * @param {readonly string[]} args
 * @param {string | undefined} brand The only brand to look at; left out: all of them.
 */
export async function look(args, brand) {
  const { help, base, ...options } = optionsOf(args);
  if (help) return console.log(usage);
  if (brand !== undefined) chosenBrand();
  const commit = baseCommit(base);
  // Only now the browser and the builder: loading them takes seconds.
  const { lookAtChange } = await import("./look/look-at-change.mjs");
  return lookAtChange(commit, { ...options, brand });
}

/**
 * @param {readonly string[]} args
 * @returns {{ base: string | undefined, help: boolean, only: "stories" | "pages" | undefined, limit: number }}
 */
function optionsOf(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: "string" },
      limit: { type: "string", default: usualLimit },
      only: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { only, limit } = values;
  if (only !== undefined && only !== "stories" && only !== "pages")
    throw new Plain(`--only is "${only}"; it can be stories or pages.`);
  if (!/^[1-9]\d*$/.test(limit))
    throw new Plain(`--limit is "${limit}"; it must be a whole number from 1.`);
  const { base, help } = values;
  return { base, help, only, limit: Number(limit) };
}

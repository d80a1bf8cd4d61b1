// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { chosenBrand } from "./lib/brand.mjs";
import { at, Plain } from "./lib/root.mjs";
import { buildBase, buildChange } from "./look/builds.mjs";
import { takePictures } from "./look/camera.mjs";
import { readCheckout } from "./look/checkout.mjs";
import { baseCommit, brandsIn, changedFiles } from "./look/git.mjs";
import { comparePairs } from "./look/pairs.mjs";
import { planPictures } from "./look/plan.mjs";
import { reportPage } from "./look/report.mjs";
import { planSentences, resultSentence, short } from "./look/sentences.mjs";
import { subjectsIn } from "./look/subjects.mjs";
import { select } from "./look/touched.mjs";

/**
 * @typedef {import("./look/plan.mjs").Picture} Picture
 * @typedef {ReadonlyMap<string, import("./look/subjects.mjs").Subject>} Stories By their ids.
 */

const usage = `look                           pictures of what the change touches, before and after, in one page
look -- --base <ref>           compares with this commit or branch; default: where the change left main
look -- --limit <n>            takes at most n pictures; default: 200
look -- --only stories|pages   only the stories, or only the portal's pages
look -- --brand <name>         only this brand; default: all of them`;

const usualLimit = "200";
const reportFile = at(".foyer", "look", "report.html");

/**
 * Takes pictures of the stories and pages that a change touches, before and after it, and writes a page that shows
 * those that differ side by side.
 *
 * @param {readonly string[]} args
 * @param {string | undefined} brand The only brand to look at; left out: all of them.
 */
export async function look(args, brand) {
  const options = optionsOf(args);
  if (options.help) return console.log(usage);
  if (brand !== undefined) chosenBrand();
  const base = baseCommit(options.base);
  const changed = changedFiles(base);
  const { checkout, storyFiles, widthsOf } = await readCheckout({
    base,
    changed,
    brand,
  });
  // Whether anything can be seen is known without the two builds.
  if (select(changed, storyFiles.map(anyStory), checkout).touched.length === 0)
    return console.log(
      `Since ${short(base)} nothing has changed that can be seen in a story or page.`,
    );

  const builds = await buildBoth(base);
  const stories = {
    before: storiesIn(builds.before),
    after: storiesIn(builds.after),
  };
  const subjects = [...new Map([...stories.before, ...stories.after]).values()];
  const selection = select(
    changed,
    subjects.filter(({ kind }) => kind === (options.only ?? kind)),
    checkout,
  );
  const { taken, all } = planPictures(selection.touched, {
    limit: options.limit,
    widthsOf,
  });
  const sentences = planSentences(base, selection, {
    taken: taken.length,
    all,
  });
  console.log(sentences.join("\n"));

  const pairs = await takePairs(base, builds, stories, taken);
  const result = resultSentence(pairs);
  writeFileSync(
    reportFile,
    reportPage({
      base: short(base),
      sentences: [...sentences, result],
      files: selection.files,
      entries: pairs.entries,
    }),
  );
  console.log(`${result}\n\n  Report  ${relative(at(), reportFile)}\n`);
  if (pairs.broken.length > 0)
    throw new Plain(
      `With the change these cannot be drawn: ${pairs.broken.join(", ")}`,
    );
}

/** @param {readonly string[]} args */
function optionsOf(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: "string" },
      limit: { type: "string", default: usualLimit },
      only: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  const { only, limit } = values;
  if (only !== undefined && only !== "stories" && only !== "pages")
    throw new Plain(`--only is "${only}"; it can be stories or pages.`);
  if (!/^[1-9]\d*$/.test(limit))
    throw new Plain(`--limit is "${limit}"; it must be a whole number from 1.`);
  return { ...values, only, limit: Number(limit) };
}

/**
 * The folders with the two builds of Storybook.
 *
 * @param {string} base
 */
async function buildBoth(base) {
  console.log("Building Storybook with the change …");
  const after = await buildChange();
  console.log(`Building Storybook at ${short(base)}, unless it is there …`);
  return { before: await buildBase(base), after };
}

/**
 * The stories and pages of a build, by their ids.
 *
 * @param {string} folder
 */
const storiesIn = (folder) =>
  new Map(
    subjectsIn(
      JSON.parse(readFileSync(join(folder, "storybook", "index.json"), "utf8")),
    ).map((subject) => [subject.id, subject]),
  );

/**
 * Takes the pictures before and after, of what there is on each side, and compares them.
 *
 * @param {string} base
 * @param {{ before: string, after: string }} builds Their folders.
 * @param {{ before: Stories, after: Stories }} stories
 * @param {readonly Picture[]} pictures
 */
async function takePairs(base, builds, stories, pictures) {
  const brands = new Set(brandsIn(base));
  const old = pictures.filter(
    ({ subject, brand }) => stories.before.has(subject.id) && brands.has(brand),
  );
  const now = pictures.filter(({ subject }) => stories.after.has(subject.id));
  const before = await album("before", builds.before, old);
  const after = await album("after", builds.after, now);
  return comparePairs(pictures, before, after);
}

/**
 * Takes the pictures of one side.
 *
 * @param {"before" | "after"} side
 * @param {string} folder Of the build.
 * @param {readonly Picture[]} pictures
 */
async function album(side, folder, pictures) {
  console.log(`Taking ${pictures.length} pictures ${side} the change …`);
  return takePictures({
    storybook: join(folder, "storybook"),
    pictures,
    into: join(folder, "pictures"),
    onTaken: (done) => {
      if (done % 20 === 0) console.log(`  ${done} of ${pictures.length}`);
    },
  });
}

/**
 * Stands for all stories of a file.
 *
 * @param {string} file
 * @returns {import("./look/subjects.mjs").Subject}
 */
const anyStory = (file) => ({
  id: file,
  title: file,
  name: "",
  kind: "stories",
  file,
  exportName: "",
});

// @ts-check
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { at, Plain } from "../lib/root.mjs";
import { buildBase, buildChange } from "./builds.mjs";
import { takePictures } from "./camera.mjs";
import { readCheckout } from "./checkout.mjs";
import { brandsIn, changedFiles } from "./git.mjs";
import { comparePairs } from "./pairs.mjs";
import { planPictures } from "./plan.mjs";
import { reportPage } from "./report.mjs";
import { planSentences, resultSentence, short } from "./sentences.mjs";
import { subjectsIn } from "./subjects.mjs";
import { select } from "./touched.mjs";

/**
 * @typedef {import("./plan.mjs").Picture} Picture
 * @typedef {ReadonlyMap<string, import("./subjects.mjs").Subject>} Stories By their ids.
 *
 * @typedef {object} Options
 * @property {number} limit The most pictures, each before and after.
 * @property {"stories" | "pages" | undefined} only Left out: both.
 * @property {string | undefined} brand The only brand to look at; left out: all of them.
 */

const reportFile = at(".foyer", "look", "report.html");

/**
 * Compares pictures of what differs from a commit, before and after, and writes the report.
 *
 * @param {string} base
 * @param {Options} options
 */
export async function lookAtChange(base, { limit, only, brand }) {
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

  const after = await buildChange();
  const builds = { after, before: await buildBase(base) };
  const stories = {
    before: storiesIn(builds.before),
    after: storiesIn(builds.after),
  };
  const subjects = [...new Map([...stories.before, ...stories.after]).values()];
  const selection = select(
    changed,
    subjects.filter(({ kind }) => kind === (only ?? kind)),
    checkout,
  );
  const { taken, all } = planPictures(selection.touched, {
    limit,
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
 * @returns {import("./subjects.mjs").Subject}
 */
const anyStory = (file) => ({
  id: file,
  title: file,
  name: "",
  kind: "stories",
  file,
  exportName: "",
});

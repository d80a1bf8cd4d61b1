// @ts-check

/** What a commit is called. */
export const short = (/** @type {string} */ commit) => commit.slice(0, 8);

/** @param {number} count @param {string} one @param {string} more */
const counted = (count, one, more) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : more}`;

/**
 * What is compared, and what the limit leaves out.
 *
 * @param {string} base
 * @param {import("./touched.mjs").Selection} selection
 * @param {{ taken: number, all: number }} pictures
 * @returns {string[]}
 */
export function planSentences(base, { touched, files }, { taken, all }) {
  const count = (/** @type {"stories" | "pages"} */ kind) =>
    touched.filter(({ subject }) => subject.kind === kind).length;
  const everywhere = Object.keys(files).filter(
    (file) => files[file]?.kind === "everything",
  );
  return [
    `Compared with ${short(base)}: ${counted(Object.keys(files).length, "changed file touches", "changed files touch")} ${counted(count("stories"), "story", "stories")} and ${counted(count("pages"), "page", "pages")}.`,
    ...everywhere.map((file) => `Every story and page stands on ${file}.`),
    taken === all
      ? `All ${counted(all, "picture is", "pictures are")} taken, each before and after.`
      : `Of ${counted(all, "picture", "pictures")}, ${taken.toLocaleString("en")} are taken, each before and after. It is a sample: the change's own stories, other stories and pages take turns, each seen once before any is seen twice. All of them: npm run look -- --limit ${all}`,
  ];
}

/**
 * What the comparison found.
 *
 * @param {Pick<import("./pairs.mjs").Pairs, "entries" | "same">} pairs
 * @example resultSentence({ entries: [], same: 20 }) // "0 pictures differ; 20 are the same."
 */
export const resultSentence = ({ entries, same }) =>
  `${counted(entries.length, "picture differs", "pictures differ")}; ${counted(same, "is", "are")} the same.`;

// @ts-check
import { posix } from "node:path";
import { reach } from "./graph.mjs";
import { effectOf } from "./effects.mjs";

/**
 * @typedef {import("./subjects.mjs").Subject} Subject
 * @typedef {import("./effects.mjs").Language} Language
 *
 * @typedef {object} Checkout What decides how far a change goes.
 * @property {import("./graph.mjs").Graph} graph
 * @property {readonly import("./effects.mjs").BrandLooks[]} brands
 * @property {(subject: Subject) => import("./screen-code.mjs").IsOpen | undefined} openFor Which imports count for a
 *   page; undefined for a story, for which all count.
 * @property {(file: string) => readonly string[]} usersOf The code that uses the changed texts of a file of words.
 *
 * @typedef {object} Touched
 * @property {Subject} subject
 * @property {number} steps Imports between the subject and the nearest changed file; 0 for a story whose own folder
 *   has changed.
 * @property {readonly string[]} because The changed files.
 * @property {readonly Language[]} looks The brands to see it in, each with its language.
 *
 * @typedef {object} Selection
 * @property {readonly Touched[]} touched
 * @property {Readonly<Record<string, { kind: string, subjects: number }>>} files What each changed file can show in,
 *   and how many subjects it touches.
 */

/** What every story stands on: Storybook's own files, and what its plugins load when it is built. */
const foundations = [
  ".storybook/main.ts",
  ".storybook/preview.tsx",
  ".storybook/build/densities.ts",
  ".storybook/build/fonts.ts",
  "packages/brand/src/plugin/buildBrands.ts",
  "packages/brand/src/page/boot.ts",
];

/** Further than any import leads. */
const farthest = 1000;

/**
 * The stories and pages that a change can show in.
 *
 * @param {readonly string[]} changed Files, from the root, with slashes.
 * @param {readonly Subject[]} subjects
 * @param {Checkout} checkout
 * @returns {Selection}
 * @example select(["themes/aurora/tokens.json"], subjects, checkout).touched[0]?.looks // [{ brand: "aurora", … }]
 */
export function select(changed, subjects, checkout) {
  const { graph, brands, openFor, usersOf } = checkout;
  const everywhere = reach(graph, foundations, (_, { isLater }) => !isLater);
  const facts = {
    brands,
    isEverywhere: (/** @type {string} */ file) => everywhere.has(file),
  };
  const changes = changed.map((file) => {
    const effect = effectOf(file, facts);
    return {
      file,
      effect,
      users: effect.kind === "words" ? usersOf(file) : [file],
    };
  });
  const touched = subjects.flatMap((subject) => {
    const steps = reach(graph, [subject.file], openFor(subject));
    const found = changes.flatMap(({ file, effect, users }) => {
      const count = stepsTo({ effect, users, steps, subject });
      return count === undefined
        ? []
        : [{ file, count, looks: looksOf(effect, subject, brands) }];
    });
    const looks = unique(found.flatMap((one) => one.looks));
    if (looks.length === 0) return [];
    const because = found.map(({ file }) => file);
    const nearest = Math.min(...found.map(({ count }) => count));
    return [{ subject, steps: nearest, because, looks }];
  });
  const files = Object.fromEntries(
    changes.map(({ file, effect }) => [
      file,
      {
        kind: effect.kind,
        subjects: touched.filter(({ because }) => because.includes(file))
          .length,
      },
    ]),
  );
  return { touched, files };
}

/**
 * How far a subject is from a change; undefined if the change does not touch it.
 *
 * @param {object} between
 * @param {import("./effects.mjs").Effect} between.effect
 * @param {readonly string[]} between.users
 * @param {ReadonlyMap<string, number>} between.steps
 * @param {Subject} between.subject
 */
function stepsTo({ effect: { kind }, users, steps, subject }) {
  if (kind === "everything" || kind === "brand") return farthest;
  const reached = users.filter((file) => steps.has(file));
  if (reached.length === 0) return undefined;
  const home = posix.dirname(subject.file);
  if (reached.some((file) => posix.dirname(file) === home)) return 0;
  return Math.min(...reached.map((file) => steps.get(file) ?? farthest));
}

/**
 * @param {import("./effects.mjs").Effect} effect
 * @param {Subject} subject
 * @param {Checkout["brands"]} brands
 * @returns {readonly Language[]}
 */
function looksOf(effect, subject, brands) {
  if (effect.kind === "words") return effect.languages;
  return brands
    .filter(({ id }) => effect.kind !== "brand" || effect.brand === id)
    .map((brand) => ({ brand: brand.id, code: usualLanguage(brand, subject) }));
}

/**
 * A page is seen as a first visit shows it, in the brand's own language; a story in English, which its authors read.
 *
 * @param {import("./effects.mjs").BrandLooks} brand
 * @param {Subject} subject
 */
function usualLanguage({ defaultLanguage, tags }, { kind }) {
  const english = Object.keys(tags).find((code) =>
    /^en\b/.test(tags[code] ?? ""),
  );
  return kind === "stories" && english !== undefined
    ? english
    : defaultLanguage;
}

/** @param {readonly Language[]} looks */
const unique = (looks) =>
  looks.filter(
    ({ brand, code }, index) =>
      looks.findIndex((one) => one.brand === brand && one.code === code) ===
      index,
  );

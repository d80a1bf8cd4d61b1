// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { brandFile, brandIds } from "../lib/brand.mjs";
import { at } from "../lib/root.mjs";
import { changedIds } from "./effects.mjs";
import { fileIn } from "./git.mjs";
import { graphOf, readSources, resolver } from "./graph.mjs";
import { ownPages, readPortal } from "./screen-code.mjs";
import { storyFacts } from "./subjects.mjs";

/**
 * Reads from the working tree what decides how far a change goes and how its stories are seen.
 *
 * @param {object} wish
 * @param {string} wish.base The commit that it is compared with.
 * @param {readonly string[]} wish.changed Files, from the root.
 * @param {string | undefined} wish.brand The only brand to look at; left out: all of them.
 */
export async function readCheckout({ base, changed, brand }) {
  const sources = readSources();
  const portal = await readPortal();
  const text = (/** @type {string} */ file) =>
    sources.get(file) ?? fileIn(base, file);
  const facts = (
    /** @type {import("./subjects.mjs").Subject} */ { file, exportName },
  ) => storyFacts(text(file), exportName);
  /** @type {import("./touched.mjs").Checkout} */
  const checkout = {
    graph: graphOf(sources, resolver()),
    brands: brandIds()
      .filter((id) => brand === undefined || id === brand)
      .map(looksOf),
    openFor: (subject) =>
      subject.kind === "pages"
        ? ownPages(facts(subject).screens, portal, text)
        : undefined,
    usersOf: (file) =>
      usersOf(changedIds(fileIn(base, file), now(file)), sources),
  };
  return {
    checkout,
    storyFiles: [...new Set([...sources.keys(), ...changed])].filter((file) =>
      file.endsWith(".stories.tsx"),
    ),
    widthsOf: (/** @type {import("./subjects.mjs").Subject} */ subject) =>
      facts(subject).widths,
  };
}

/**
 * @param {string} id
 * @returns {import("./effects.mjs").BrandLooks}
 */
function looksOf(id) {
  /** @type {{ defaultLanguage?: string, languages?: Record<string, { tag: string }> }} */
  const { defaultLanguage = "EN", languages = {} } = brandFile(id);
  const tags = Object.entries(languages).map(([code, { tag }]) => [code, tag]);
  return { id, defaultLanguage, tags: Object.fromEntries(tags) };
}

/** @param {string} file */
const now = (file) =>
  existsSync(at(file)) ? readFileSync(at(file), "utf8") : "";

/**
 * The code that uses texts: their ids are written out in it, never composed.
 *
 * @param {readonly string[]} ids
 * @param {ReadonlyMap<string, string>} sources
 */
function usersOf(ids, sources) {
  const quoted = ids.map((id) => `"${id}"`);
  return [...sources]
    .filter(([, source]) => quoted.some((id) => source.includes(id)))
    .map(([file]) => file);
}

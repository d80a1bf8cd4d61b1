// @ts-check

/**
 * @typedef {object} Language A language of one brand.
 * @property {string} brand
 * @property {string} code
 *
 * @typedef {object} BrandLooks What of a brand decides how it is pictured.
 * @property {string} id
 * @property {string} defaultLanguage Code.
 * @property {Readonly<Record<string, string>>} tags BCP 47 tags of its languages, by their codes.
 *
 * @typedef {{ kind: "everything" }
 *   | { kind: "brand", brand: string }
 *   | { kind: "words", languages: readonly Language[] }
 *   | { kind: "code" }} Effect What a changed file can show in.
 */

const brandFile = /^themes\/([^/]+)\/(?!.*\.md$)/;
const brandWords = /^themes\/([^/]+)\/messages\/([^/]+)\.json$/;
const english = /^packages\/(?:app|ui)\/src\/words\/en\/.*\.json$/;
const pack = /^packages\/app\/src\/words\/([^/]+)\.json$/;
/** The packages of others, and what is written when Storybook is built. */
const always =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|\.storybook\/build\/.*)$/;

/**
 * What a changed file can show in.
 *
 * @param {string} file From the root, with slashes.
 * @param {{ brands: readonly BrandLooks[], isEverywhere: (file: string) => boolean }} facts `isEverywhere`: whether
 *   every story stands on the file.
 * @returns {Effect}
 * @example effectOf("pnpm-lock.yaml", facts) // { kind: "everything" }
 */
export function effectOf(file, { brands, isEverywhere }) {
  const [, ofBrand = "", code = ""] = brandWords.exec(file) ?? [];
  if (code) return { kind: "words", languages: [{ brand: ofBrand, code }] };
  const brand = brandFile.exec(file)?.[1];
  if (brands.some(({ id }) => id === brand))
    return { kind: "brand", brand: brand ?? "" };
  const tag = english.test(file) ? "en" : pack.exec(file)?.[1];
  if (tag) return { kind: "words", languages: languagesOf(tag, brands) };
  return always.test(file) || isEverywhere(file)
    ? { kind: "everything" }
    : { kind: "code" };
}

/**
 * The brands' languages that are written with a pack.
 *
 * @param {string} pack Tag.
 * @param {readonly BrandLooks[]} brands
 * @returns {Language[]}
 */
const languagesOf = (pack, brands) =>
  brands.flatMap(({ id, tags }) =>
    Object.entries(tags)
      .filter(([, tag]) => whole(tag) === whole(pack))
      .map(([code]) => ({ brand: id, code })),
  );

/**
 * Language and script, which decide the pack: `zh-CN` and `zh-Hans` are the same.
 *
 * @param {string} tag
 */
function whole(tag) {
  const { language, script } = new Intl.Locale(tag).maximize();
  return `${language}-${script}`;
}

/**
 * The ids of the texts that differ between two versions of a file of words; every id if one of them is no such file.
 *
 * @param {string} before JSON.
 * @param {string} after JSON.
 * @returns {string[]}
 * @example changedIds('{"a":"One"}', '{"a":"Two"}') // ["a"]
 */
export function changedIds(before, after) {
  const [old, now] = [before, after].map(textsOf);
  return [
    ...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})]),
  ].filter((id) => old?.[id] !== now?.[id]);
}

/**
 * @param {string} json
 * @returns {Record<string, unknown>}
 */
function textsOf(json) {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {}; // The file is not there, or half written.
  }
}

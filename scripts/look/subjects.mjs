// @ts-check

/**
 * @typedef {object} Subject What can be pictured: a story, or a page of the portal (a story of Screens).
 * @property {string} id Storybook's.
 * @property {string} title
 * @property {string} name
 * @property {"stories" | "pages"} kind
 * @property {string} file Of the story, from the root, with slashes.
 * @property {string} exportName
 */

const pageTitle = /^Screens\//;

/**
 * The subjects that Storybook's index lists. Documentation has no picture, nor has a story that the sidebar does not
 * show.
 *
 * @param {unknown} index
 * @returns {Subject[]}
 * @example subjectsIn(JSON.parse(readFileSync("storybook-static/index.json", "utf8")))
 */
export function subjectsIn(index) {
  /** @type {{ entries: Record<string, { id: string, title: string, name: string, type: string, importPath: string, tags: string[], exportName?: string }> }} */
  const { entries } = Object.assign({ entries: {} }, index);
  return Object.values(entries)
    .filter(({ type, tags }) => type === "story" && tags.includes("dev"))
    .map(({ id, title, name, importPath, exportName = "" }) => ({
      id,
      title,
      name,
      kind: pageTitle.test(title) ? "pages" : "stories",
      file: importPath.replace(/^\.\//, ""),
      exportName,
    }));
}

/** A phone and a desktop, in px. */
export const widths = /** @type {const} */ ([390, 1280]);
const viewportWidths = { small: 390, phone: 390 };

/**
 * What a story's own lines say of its picture.
 *
 * @param {string} source Of the file of stories.
 * @param {string} exportName
 * @returns {{ widths: readonly number[], screens: readonly string[] }} The widths to see it at, which are both unless
 *   it names its window, and the keys of its screens.
 * @example storyFacts('export const A: Story = { args: { screen: "home" } };', "A").screens // ["home"]
 */
export function storyFacts(source, exportName) {
  const [common = "", ...stories] = source.split(/^(?=export const )/m);
  const own =
    stories.find((text) => text.startsWith(`export const ${exportName}:`)) ??
    "";
  const viewport = /\bviewport:\s*\{\s*value:\s*"(\w+)"/.exec(own)?.[1];
  return {
    widths:
      viewport === undefined
        ? widths
        : [viewport in viewportWidths ? 390 : 1280],
    screens: screensIn(own) ?? screensIn(common) ?? [],
  };
}

/** @param {string} text */
function screensIn(text) {
  const found = [...text.matchAll(/\bscreen:\s*"(\w+)"/g)];
  return found.length > 0 ? found.map(([, name = ""]) => name) : undefined;
}

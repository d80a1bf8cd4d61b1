// @ts-check
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, posix, relative, sep } from "node:path";
import { sourceFiles } from "../check-source/check-source.mjs";
import { importsOf } from "../check-source/imports.mjs";
import { strip } from "../check-source/strip.mjs";
import { at, root } from "../lib/root.mjs";

/**
 * @typedef {object} Edge
 * @property {string} to The imported file.
 * @property {boolean} isLater Fetched when it is first needed.
 *
 * @typedef {ReadonlyMap<string, readonly Edge[]>} Graph Each source file, with what it imports; paths from the root,
 *   with slashes.
 */

/**
 * Which files of the workspace import which; types leave no trace in a picture, and packages of others do not change
 * without the lockfile.
 *
 * @param {ReadonlyMap<string, string>} sources The texts of the files, by their paths.
 * @param {(specifier: string, from: string) => string | undefined} resolve The file of an import; undefined if it is
 *   none of the workspace's.
 * @returns {Graph}
 */
export function graphOf(sources, resolve) {
  return new Map(
    [...sources].map(([file, source]) => [
      file,
      importsOf(strip(source))
        .filter(({ isType }) => !isType)
        .flatMap(({ specifier, isLater }) => {
          const to = resolve(specifier, file);
          return to === undefined ? [] : [{ to, isLater }];
        }),
    ]),
  );
}

/**
 * Every file that some files import, directly or not, with the number of steps to it; the files themselves are 0.
 *
 * @param {Graph} graph
 * @param {readonly string[]} from
 * @param {(from: string, edge: Edge) => boolean} [isOpen] Whether an import counts.
 * @returns {ReadonlyMap<string, number>}
 * @example reach(graph, ["a.ts"]).get("b.ts") // 1
 */
export function reach(graph, from, isOpen = () => true) {
  const steps = new Map(from.map((file) => [file, 0]));
  // A Map that grows is walked to its new end.
  for (const [file, count] of steps)
    for (const edge of graph.get(file) ?? [])
      if (!steps.has(edge.to) && isOpen(file, edge))
        steps.set(edge.to, count + 1);
  return steps;
}

const folders = [".storybook/", "packages/", "themes/"];
const isNoPartOfABuild = /\.(test|spec|browser|postgres)\.|\/journeys\//;

/**
 * The texts of this checkout's own code, by their paths: what is built, without tests.
 *
 * @returns {ReadonlyMap<string, string>}
 */
export const readSources = () =>
  new Map(
    sourceFiles(root)
      .filter(
        (file) =>
          /\.(tsx?|mjs|css)$/.test(file) &&
          folders.some((folder) => file.startsWith(folder)) &&
          !isNoPartOfABuild.test(file),
      )
      .map((file) => [file, readFileSync(at(file), "utf8")]),
  );

/**
 * Finds the file of an import in this checkout as Node would: through the links and the exports of its packages.
 *
 * @returns {(specifier: string, from: string) => string | undefined}
 */
export function resolver() {
  /** @type {Map<string, string | undefined>} */
  const known = new Map();
  return (specifier, from) => {
    if (specifier.startsWith("."))
      return fileAt(
        posix.join(posix.dirname(from), specifier.replace(/\?.*$/, "")),
      );
    if (!specifier.startsWith("@foyer/")) return undefined;
    if (!known.has(specifier)) known.set(specifier, inPackage(specifier, from));
    return known.get(specifier);
  };
}

/** @param {string} path */
const fileAt = (path) =>
  existsSync(at(path)) && statSync(at(path)).isFile() ? path : undefined;

/**
 * @param {string} specifier
 * @param {string} from
 */
function inPackage(specifier, from) {
  try {
    const found = createRequire(join(root, from)).resolve(specifier);
    return relative(root, found).split(sep).join("/");
  } catch {
    return undefined; // Something only types name, which Node does not find.
  }
}

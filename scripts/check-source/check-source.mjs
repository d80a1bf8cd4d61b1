// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { wrongImports } from "./arrows.mjs";
import { deadReferences, namesOf } from "./references.mjs";
import { sourceRules } from "./rules.mjs";
import { strip } from "./strip.mjs";

/**
 * @typedef {object} Finding
 * @property {string} file From the root, with slashes.
 * @property {number} line
 * @property {string} rule
 * @property {string} text The line, and why it is reported.
 */

const roots = [
  "packages",
  "themes",
  "scripts",
  "bench",
  ".storybook",
  ".github",
  ".ci",
  "docs",
  "README.md",
  "CONTRIBUTING.md",
];
const skipped = new Set([
  "node_modules",
  "dist",
  "dist-brands",
  "dist-e2e",
  "dist-gallery",
  "dist-portal",
  "dist-publish",
  ".build",
  "storybook-static",
  "drizzle",
]);
const readable = /\.(tsx?|mjs|js|json|css|html|md|mdx|ya?ml|sh)$/;

/**
 * Reads every source file and lists what breaks one of our rules.
 *
 * @param {string} root
 * @returns {Finding[]}
 */
export function checkSource(root) {
  const ids = readdirSync(join(root, "themes"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
    .map((entry) => entry.name);
  const files = sourceFiles(root);
  const names = namesOf([...files, ...readdirSync(root)]);
  return files.flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8");
    return [
      ...checkFile(path, source, ids),
      ...deadReferences(path, source, names).map(({ line, name }) =>
        finding(
          path,
          line,
          "dead-reference",
          `${name}\n    A file that is named is there, or whoever reads on is lost.`,
        ),
      ),
    ];
  });
}

/**
 * The findings of one file.
 *
 * @param {string} path From the root, with slashes.
 * @param {string} source
 * @param {readonly string[]} brandIds
 * @returns {Finding[]}
 */
export function checkFile(path, source, brandIds) {
  const isScript = /\.(tsx?|mjs|js)$/.test(path);
  const code = isScript ? strip(source) : source;
  const views = {
    text: source,
    code,
    bare: isScript ? withoutImports(strip(source, { strings: false })) : source,
  };
  const lines = source.split("\n");
  const broken = sourceRules(brandIds)
    .filter((rule) => rule.covers(path))
    .flatMap((rule) =>
      views[rule.reads]
        .split("\n")
        .flatMap((line, index) =>
          rule.finds.test(line)
            ? [
                finding(
                  path,
                  index + 1,
                  rule.name,
                  `${lines[index]?.trim()}\n    ${rule.why}`,
                ),
              ]
            : [],
        ),
    );
  const arrows = isScript
    ? wrongImports(path, code).map(({ index, why, specifier }) =>
        finding(path, lineOf(code, index), "arrow", `${specifier}\n    ${why}`),
      )
    : [];
  return [...broken, ...arrows];
}

/**
 * Blanks imports and re-exports, whose "as" is not a cast.
 * @param {string} code
 */
const withoutImports = (code) =>
  code.replace(
    /^(?:import\b[^;]*;|export\s+(?:type\s+)?(?:\{[^}]*\}|\*)[^;]*;)/gm,
    (text) => text.replace(/[^\n]/g, " "),
  );

/**
 * @param {string} file
 * @param {number} line
 * @param {string} rule
 * @param {string} text
 * @returns {Finding}
 */
const finding = (file, line, rule, text) => ({ file, line, rule, text });

/**
 * @param {string} text
 * @param {number} index
 */
const lineOf = (text, index) => text.slice(0, index).split("\n").length;

/**
 * Every hand-written file, from the root, with slashes.
 *
 * @param {string} root
 * @returns {string[]}
 * @example sourceFiles(at()) // ["packages/ui/src/…", …]
 */
export function sourceFiles(root) {
  /** @type {string[]} */
  const files = [];
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (readable.test(entry.name))
        files.push(relative(root, path).split(sep).join("/"));
    }
  };
  for (const name of readdirSync(root)) {
    if (!roots.includes(name)) continue;
    if (readable.test(name)) files.push(name);
    else walk(join(root, name));
  }
  return files.sort();
}

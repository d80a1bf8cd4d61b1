// @ts-check

const statements =
  /\b(?:import|export)\s+(type\s)?[^"'`;]*?from\s*["']([^"']+)["']|\bimport\s*(\(?)\s*["']([^"']+)["']/g;

/**
 * @typedef {object} Import
 * @property {number} index Where it begins in the code.
 * @property {string} specifier
 * @property {boolean} isType Types alone, which leave no trace in what is built.
 * @property {boolean} isLater `import(…)`: fetched when it is first needed.
 */

/**
 * Everything that a file imports or re-exports.
 *
 * @param {string} code Without comments.
 * @returns {Import[]}
 * @example importsOf('import { a } from "./a.ts"')[0]?.specifier // "./a.ts"
 */
export const importsOf = (code) =>
  [...code.matchAll(statements)].map((match) => ({
    index: match.index,
    specifier: match[2] ?? match[4] ?? "",
    isType: match[1] !== undefined,
    isLater: match[3] === "(",
  }));

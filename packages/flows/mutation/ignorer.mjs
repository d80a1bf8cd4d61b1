// @ts-check
/*
 * Excludes code that no test could observe, so that the score is about behaviour:
 * - `types` of XState's `setup`: read by the compiler only, empty at run time;
 * - the text of an error that only a developer reads: tests check that it is thrown, not its wording.
 * Names in a chart stay in: an empty target leads elsewhere, and an empty guard or action does nothing.
 */

/**
 * @typedef {object} Node The part of Babel's node type that is read here.
 * @property {string} type
 * @property {Node} [callee]
 * @property {Node} [key]
 * @property {string} [name]
 * @typedef {{ node: Node, parentPath: Path | null }} Path
 */

/** @param {Path} path */
const isTypesOfSetup = ({ node, parentPath }) =>
  node.type === "ObjectProperty" &&
  node.key?.name === "types" &&
  parentPath?.parentPath?.node.callee?.name === "setup";

/** @param {Path} path */
const isWordOfError = ({ node, parentPath }) =>
  /^(StringLiteral|TemplateLiteral)$/.test(node.type) &&
  parentPath?.node.type === "NewExpression" &&
  /^(Range)?Error$/.test(parentPath.node.callee?.name ?? "");

/** The shape that Stryker expects; its own helper does the same but cannot be imported from here. */
export const strykerPlugins = [
  {
    kind: "Ignore",
    name: "no-behaviour",
    value: {
      /** @param {Path} path */
      shouldIgnore(path) {
        if (isTypesOfSetup(path)) return "Only the compiler reads it.";
        if (isWordOfError(path)) return "Only a developer reads it.";
        return undefined;
      },
    },
  },
];

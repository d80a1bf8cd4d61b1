// @ts-check
/*
 * Leaves out what no test could ever see, so that the score is about behaviour:
 * - `types` of XState's `setup`: read by the compiler only, empty at run time;
 * - the words of an error that only a developer reads: that it is thrown is tested, not how it is put.
 * Names in a chart stay in: an empty target leads elsewhere, and an empty guard or action is none.
 */

/**
 * @typedef {object} Node As much of Babel's as is read here.
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

/** As Stryker asks for it; its own helper does the same and could not be imported from here. */
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

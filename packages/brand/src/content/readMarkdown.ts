import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

/** A fault in a text, in words for its author. */
export interface MarkdownFault {
  /** Line in the text, counted from one. */
  readonly line: number;
  readonly rule: string;
}

/** What a text refers to. */
export interface MarkdownPlaces {
  /** Why a link must not lead to an address; undefined if it may. */
  readonly linkFault: (href: string) => string | undefined;
  /** Why a picture cannot be shown; undefined if it can. */
  readonly pictureFault: (file: string) => string | undefined;
}

/** A text as the portal can show it, and what is wrong with it. */
export interface ReadMarkdown {
  readonly tree: Root;
  readonly faults: readonly MarkdownFault[];
}

/** Maximum number of parts of a text: the portal refuses to draw twice as many. */
const mostNodes = 2500;
/** Maximum depth of lists and quotations within each other. */
const deepest = 24;
/** Maximum length without an empty line: the parser's time grows with its square. */
const longestRun = 12_000;
/** A line that is deeper within lists and quotations than any text needs. */
const tooDeep = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){25}/m;
/** Maximum number of faults that are told of one text. */
const mostFaults = 20;
const empty: Root = { type: "root", children: [] };

/**
 * Reads Markdown with tables (GitHub's form) without throwing. What the portal would not show is a fault with its line:
 * HTML, a heading of the first level, a link or picture that leads nowhere.
 *
 * @example readMarkdown("## Rooms\n\n<b>Bold</b>", places).faults // [{ line: 3, rule: "contains HTML …" }]
 */
export function readMarkdown(
  text: string,
  places: MarkdownPlaces,
): ReadMarkdown {
  const tree = isReadable(text) ? parse(text) : undefined;
  const nodes = tree && nodesOf(tree);
  if (!tree || !nodes)
    return {
      tree: empty,
      faults: [
        {
          line: 1,
          rule: "begins a text that is too large: a paragraph or table is too long, lists are too deep within each other, or there are too many parts; divide it into several pages.",
        },
      ],
    };
  const faults = nodes.flatMap((node) => {
    const rule = faultOf(node, places);
    return rule === undefined
      ? []
      : [{ line: node.position?.start.line ?? 1, rule }];
  });
  const inOrder = faults.toSorted((one, other) => one.line - other.line);
  return { tree, faults: inOrder.slice(0, mostFaults) };
}

function isReadable(text: string): boolean {
  const runs = text.split(/\n[ \t\r]*\n/);
  return (
    !tooDeep.test(text) &&
    runs.length <= mostNodes / 2 &&
    runs.every(({ length }) => length <= longestRun)
  );
}

const parse = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

/** All parts of a text, level by level; undefined if there are too many, or they are too deep. */
function nodesOf(root: Root): Nodes[] | undefined {
  const found: Nodes[] = [];
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return undefined;
    found.push(...level);
    if (found.length > mostNodes) return undefined;
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  return found;
}

function faultOf(
  node: Nodes,
  { linkFault, pictureFault }: MarkdownPlaces,
): string | undefined {
  switch (node.type) {
    case "html":
      return "contains HTML, which is not shown; write it in Markdown, or leave it out.";
    case "heading":
      return node.depth === 1
        ? "is a heading of the first level, which is the title; begin it with ## instead of #."
        : undefined;
    case "link":
      return linkFault(node.url);
    case "image":
      return node.alt?.trim()
        ? pictureFault(node.url)
        : `shows the picture ${node.url} without saying what is on it; write that in the square brackets.`;
    case "definition":
    case "linkReference":
    case "imageReference":
      return "has its address in another place; write it in round brackets right after the text: [help](/help).";
    default:
      return undefined;
  }
}

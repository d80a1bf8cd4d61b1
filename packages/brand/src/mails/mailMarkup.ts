import type { ListItem, Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/*
 * The body of an e-mail is written in a small part of Markdown: paragraphs, lists, bold, italics, line breaks, and
 * the link `[Label]({link})`. Nothing else has a meaning in an e-mail of ours.
 */

/** What stands in a line. */
export type Inline =
  | { readonly is: "text"; readonly text: string }
  | { readonly is: "break" }
  | {
      readonly is: "strong" | "emphasis" | "link";
      readonly inside: readonly Inline[];
    };

/** What stands below each other. */
export type Block =
  | { readonly is: "paragraph"; readonly inside: readonly Inline[] }
  /** A link that is a paragraph of its own. */
  | { readonly is: "button"; readonly label: readonly Inline[] }
  /** A code that is a paragraph of its own. */
  | { readonly is: "code" }
  | {
      readonly is: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    };

/** A text as it was understood, and a sentence about each part that an e-mail cannot have. */
export interface ReadMarkup {
  readonly blocks: readonly Block[];
  readonly faults: readonly string[];
}

/**
 * Reads the body of an e-mail. What an e-mail cannot have is reported, and shown as it was typed.
 *
 * @example readMarkup("Hello.\n\n[Set a password]({link})").blocks[1]?.is // "button"
 */
export function readMarkup(text: string): ReadMarkup {
  const place: Place = { text, faults: new Set() };
  const blocks = fromMarkdown(text).children.map((node) =>
    readBlock(node, place),
  );
  return { blocks, faults: [...place.faults] };
}

/** The text that is read, and what has been found in it. */
interface Place {
  readonly text: string;
  readonly faults: Set<string>;
}

/** What cannot be used, by its name in the tree of a text. */
const unusable: Readonly<Partial<Record<Nodes["type"], string>>> = {
  html: "contains HTML, which would be shown as it is; write plain text, **bold** and lists.",
  image:
    "contains a picture, which many programs do not show; say it in words.",
  heading: "contains a heading; the subject is the heading of an e-mail.",
  code: "contains lines that begin with four spaces; remove the spaces.",
  inlineCode: "contains a backtick, which has no meaning here; remove it.",
  blockquote:
    "contains a quotation with >, which has no meaning here; remove it.",
  thematicBreak:
    "contains a line of dashes or stars; separate paragraphs with an empty line.",
  definition:
    "contains an address for links; write [the words of the link]({link}).",
};

const otherLink =
  "contains a link to an address of its own; the only link of an e-mail is [the words of the link]({link}).";

function asTyped(
  node: Nodes,
  { text, faults }: Place,
  fault = unusable[node.type] ??
    "contains formatting that an e-mail cannot have; write plain text.",
): Inline {
  faults.add(fault);
  const { start, end } = node.position ?? {};
  return { is: "text", text: text.slice(start?.offset, end?.offset).trimEnd() };
}

function readBlock(node: RootContent, place: Place): Block {
  if (node.type === "list")
    return {
      is: "list",
      ordered: node.ordered === true,
      items: node.children.map((item) => readItem(item, place)),
    };
  if (node.type !== "paragraph")
    return { is: "paragraph", inside: [asTyped(node, place)] };
  const inside = readInside(node, place);
  const [only, ...others] = inside;
  if (only?.is === "link" && others.length === 0)
    return { is: "button", label: only.inside };
  if (only?.is === "text" && only.text.trim() === "{code}" && !others.length)
    return { is: "code" };
  return { is: "paragraph", inside };
}

/** An entry of a list; a list inside it is not understood. */
const readItem = ({ children }: ListItem, place: Place) =>
  children.flatMap((node) =>
    node.type === "paragraph"
      ? readInside(node, place)
      : [asTyped(node, place)],
  );

const readInside = (
  { children }: { readonly children: readonly PhrasingContent[] },
  place: Place,
): readonly Inline[] => children.map((node) => readInline(node, place));

function readInline(node: PhrasingContent, place: Place): Inline {
  switch (node.type) {
    case "text":
      return { is: "text", text: node.value };
    case "break":
      return { is: "break" };
    case "strong":
    case "emphasis":
      return { is: node.type, inside: readInside(node, place) };
    case "link":
      return node.url === "{link}" && !node.title
        ? { is: "link", inside: readInside(node, place) }
        : asTyped(node, place, otherLink);
    default:
      return asTyped(node, place);
  }
}

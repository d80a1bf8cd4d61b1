import { lexer, type Token, type Tokens } from "marked";

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
  const faults = new Set<string>();
  const blocks = lexer(text, { gfm: false }).flatMap((token) =>
    readBlock(token, faults),
  );
  return { blocks, faults: [...faults] };
}

type Faults = Set<string>;

/** What cannot be used, by marked's name for it. */
const unusable: Readonly<Record<string, string>> = {
  html: "contains HTML, which would be shown as it is; write plain text, **bold** and lists.",
  tag: "contains HTML, which would be shown as it is; write plain text, **bold** and lists.",
  image:
    "contains a picture, which many programs do not show; say it in words.",
  heading: "contains a heading; the subject is the heading of an e-mail.",
  code: "contains lines that begin with four spaces; remove the spaces.",
  codespan: "contains a backtick, which has no meaning here; remove it.",
  blockquote:
    "contains a quotation with >, which has no meaning here; remove it.",
  hr: "contains a line of dashes or stars; separate paragraphs with an empty line.",
  def: "contains an address for links; write [the words of the link]({link}).",
};

const otherLink =
  "contains a link to an address of its own; the only link of an e-mail is [the words of the link]({link}).";

function asTyped({ raw, type }: Token, faults: Faults): Inline {
  faults.add(
    unusable[type] ??
      "contains formatting that an e-mail cannot have; write plain text.",
  );
  return { is: "text", text: raw.trimEnd() };
}

function readBlock(token: Token, faults: Faults): readonly Block[] {
  if (token.type === "space") return [];
  if (isList(token))
    return [
      {
        is: "list",
        ordered: token.ordered,
        items: token.items.map(({ tokens }) => readItem(tokens, faults)),
      },
    ];
  if (token.type !== "paragraph")
    return [{ is: "paragraph", inside: [asTyped(token, faults)] }];
  const inside = readInside(token, faults);
  const [only, ...others] = inside;
  if (only?.is === "link" && others.length === 0)
    return [{ is: "button", label: only.inside }];
  if (only?.is === "text" && only.text.trim() === "{code}" && !others.length)
    return [{ is: "code" }];
  return [{ is: "paragraph", inside }];
}

/** An entry of a list; a list inside it is not understood. */
const readItem = (tokens: readonly Token[], faults: Faults) =>
  tokens.flatMap((token) =>
    token.type === "text" || token.type === "paragraph"
      ? readInside(token, faults)
      : [asTyped(token, faults)],
  );

const readInside = (token: Token, faults: Faults): readonly Inline[] =>
  ("tokens" in token ? (token.tokens ?? []) : []).map((inner) =>
    readInline(inner, faults),
  );

function readInline(token: Token, faults: Faults): Inline {
  if (token.type === "br") return { is: "break" };
  if (token.type === "strong")
    return { is: "strong", inside: readInside(token, faults) };
  if (token.type === "em")
    return { is: "emphasis", inside: readInside(token, faults) };
  if (isLink(token)) {
    if (token.href === "{link}" && !token.title)
      return { is: "link", inside: readInside(token, faults) };
    faults.add(otherLink);
    return { is: "text", text: token.raw };
  }
  if (token.type === "text" || token.type === "escape")
    return { is: "text", text: "text" in token ? String(token.text) : "" };
  return asTyped(token, faults);
}

const isList = (token: Token): token is Tokens.List => token.type === "list";
const isLink = (token: Token): token is Tokens.Link => token.type === "link";

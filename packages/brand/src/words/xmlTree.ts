import { SaxesParser } from "saxes";

/** An element of an XML document. */
export interface XmlElement {
  /** Its namespace; empty if it has none. */
  readonly uri: string;
  /** Its name without a prefix. */
  readonly name: string;
  /** By name, with the prefix if there is one. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** An XML document's root, or why it cannot be read, in words for its author. */
export type XmlResult =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly why: string };

/** Maximum length of a document, in characters: all our texts with their notes have a tenth of it. */
export const longestXml = 8_000_000;
/** Deepest nesting that is read; our documents have six levels. */
const deepest = 32;

/**
 * Parses XML from outside without throwing: not too long, not too deep, and without a document type, so that it can
 * define no entities and name no other file.
 *
 * @example parseXml("<a><b/></a>") // { ok: true, root: { name: "a", … } }
 */
export function parseXml(text: string): XmlResult {
  if (text.length > longestXml)
    return {
      ok: false,
      why: `is longer than ${longestXml / 1_000_000} million characters; export it in parts.`,
    };
  try {
    return { ok: true, root: treeOf(text) };
  } catch (error) {
    return {
      ok: false,
      why:
        error instanceof Refused
          ? error.message
          : `is not valid XML: ${reason(error)}.`,
    };
  }
}

class Refused extends Error {}

interface Growing extends XmlElement {
  readonly children: (XmlElement | string)[];
}

function treeOf(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: Growing[] = [];
  let root: XmlElement | undefined;
  const add = (said: string) => open.at(-1)?.children.push(said);
  parser.on("doctype", () => {
    throw new Refused(
      "has a document type (<!DOCTYPE …>), which could define entities; remove it.",
    );
  });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", ({ uri, local, attributes }) => {
    if (open.length >= deepest)
      throw new Refused(`is nested more than ${deepest} levels deep.`);
    const element: Growing = {
      uri,
      name: local,
      attributes: new Map(
        Object.values(attributes).map(({ name, value }) => [name, value]),
      ),
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  parser.write(text).close();
  if (!root) throw new Refused("has no element.");
  return root;
}

/* The parser quotes the document, which may be long or contain what a terminal would interpret. */
function reason(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ").slice(0, 160);
}

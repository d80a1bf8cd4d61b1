import { shown } from "../files/problem.ts";
import {
  states,
  unreadable,
  type ReadTranslatorFile,
  type TranslatorText,
} from "./translatorFile.ts";
import { parseXml, type XmlElement } from "./xmlTree.ts";

/** Namespace of XLIFF 2.0 and 2.1. */
export const xliffNamespace = "urn:oasis:names:tc:xliff:document:2.0";

/**
 * Reads XLIFF 2.0 or 2.1 from a translator. What other namespaces add, such as matches of a translation memory, is
 * not read. A unit that cannot be read is refused alone; a file that is no XLIFF, as a whole.
 *
 * @example readXliff(text)
 */
export function readXliff(text: string): ReadTranslatorFile {
  const xml = parseXml(text);
  if (!xml.ok) return unreadable([`The file ${xml.why}`]);
  const { root } = xml;
  const version = root.attributes.get("version") ?? "";
  if (root.name !== "xliff")
    return unreadable([`The file is no XLIFF: its root is <${root.name}>.`]);
  if (root.uri !== xliffNamespace)
    return unreadable([
      `The file is XLIFF ${shown(version)}; write it as XLIFF 2.1.`,
    ]);
  const source = root.attributes.get("srcLang") ?? "";
  const tag = root.attributes.get("trgLang");
  if (!/^en\b/i.test(source))
    return unreadable([
      `The file is translated from ${shown(source)} (srcLang), and not from English.`,
    ]);
  if (tag === undefined)
    return unreadable([
      "The file does not say which language it is translated to (trgLang).",
    ]);
  const units = core(root, "file").flatMap(unitsIn).map(readUnit);
  return {
    ok: true,
    tag,
    texts: units.flatMap((unit) => (typeof unit === "string" ? [] : [unit])),
    refused: units.flatMap((unit) => (typeof unit === "string" ? [unit] : [])),
  };
}

/** Children of an element with this name, in XLIFF's own namespace. */
const core = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter(
    (child): child is XmlElement =>
      typeof child !== "string" &&
      child.uri === xliffNamespace &&
      child.name === name,
  );

/** Tools may put units into groups. */
const unitsIn = (element: XmlElement): XmlElement[] => [
  ...core(element, "unit"),
  ...core(element, "group").flatMap(unitsIn),
];

/** A unit's text, or a sentence that says why it cannot be read. */
function readUnit(unit: XmlElement): TranslatorText | string {
  const id = unit.attributes.get("id") ?? "";
  const refuse = (why: string) => `${shown(id)} ${why}`;
  const [segment, ...more] = core(unit, "segment");
  if (!segment || more.length > 0)
    return refuse(
      `has ${more.length === 0 ? "no segment" : `${more.length + 1} segments`}; a text is one segment.`,
    );
  const stated = segment.attributes.get("state") ?? "initial";
  const state = states.find((one) => one === stated);
  if (!state)
    return refuse(
      `has the state ${shown(stated)}; the states are ${states.join(", ")}.`,
    );
  const part = (name: string) => {
    const [element] = core(segment, name);
    return element ? textOf(element) : "";
  };
  const english = part("source");
  const text = part("target");
  return english === undefined || text === undefined
    ? refuse(
        "has elements inside its text; write arguments and links in plain text, as the export does.",
      )
    : { id, english, text, state, notes: [] };
}

/** An element's text; undefined if it contains elements that stand for something. */
function textOf(element: XmlElement): string | undefined {
  let text = "";
  for (const child of element.children) {
    const said = typeof child === "string" ? child : inlineText(child);
    if (said === undefined) return undefined;
    text += said;
  }
  return text;
}

function inlineText(element: XmlElement): string | undefined {
  if (element.uri !== xliffNamespace) return undefined;
  // A control character, which XML cannot write.
  if (element.name === "cp") return characterOf(element.attributes.get("hex"));
  // Marks that tools put around terms and comments.
  if (element.name === "mrk") return textOf(element);
  return element.name === "sm" || element.name === "em" ? "" : undefined;
}

function characterOf(hex: string | undefined): string | undefined {
  return hex !== undefined && /^[\dA-F]{4,6}$/i.test(hex)
    ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff))
    : undefined;
}

import type { TranslatorText } from "./translatorFile.ts";
import { xliffNamespace } from "./xliffRead.ts";

/** What every translator should know about all texts. */
const general =
  "Keep everything in braces and angle brackets: {name} is replaced by a value, <link>…</link> is a link. In {count, plural, one {…} other {…}} translate what is inside the inner braces, and write the plural forms that your language has.";

/**
 * Texts for a translator as XLIFF 2.1: one unit for each text, with its notes and its state. A text is written as it
 * is, with its ICU arguments as plain text: every tool shows them, and nothing of them can be lost.
 *
 * @throws Error if there are no texts, because XLIFF has no empty file.
 * @example xliff("hi", texts)
 */
export function xliff(tag: string, texts: readonly TranslatorText[]): string {
  if (texts.length === 0) throw new Error("XLIFF has at least one text.");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.1" srcLang="en" trgLang="${escaped(tag)}">`,
    // Spaces count, and no tool may split a text.
    '  <file id="words" canResegment="no" xml:space="preserve">',
    ...noteLines([general], "    "),
    ...texts.flatMap(unitLines),
    "  </file>",
    "</xliff>",
    "",
  ].join("\n");
}

function unitLines({
  id,
  english,
  text,
  state = "initial",
  notes,
}: TranslatorText): string[] {
  return [
    `    <unit id="${escaped(id)}">`,
    ...noteLines(notes, "      "),
    `      <segment state="${state}">`,
    `        <source>${escaped(english)}</source>`,
    ...(text === "" ? [] : [`        <target>${escaped(text)}</target>`]),
    "      </segment>",
    "    </unit>",
  ];
}

function noteLines(notes: readonly string[], indent: string): string[] {
  return notes.length === 0
    ? []
    : [
        `${indent}<notes>`,
        ...notes.map((note) => `${indent}  <note>${escaped(note)}</note>`),
        `${indent}</notes>`,
      ];
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\r": "&#13;",
};

/** XML has no control characters; XLIFF writes them as elements. */
function escaped(text: string): string {
  return text.replaceAll(
    /[&<>"\uFFFE\uFFFF]|(?![\t\n])\p{Cc}/gu,
    (sign) =>
      references[sign] ??
      `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}"/>`,
  );
}

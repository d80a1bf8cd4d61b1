import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { TYPE } from "@formatjs/icu-messageformat-parser";
import { englishFiles, readPack } from "./basePacks.ts";
import { elementsOf, tryParse } from "./packCheckArguments.ts";

/**
 * What translators are told about a message: what it is for (`note`), and an example of each of its values. An
 * example in brackets stands for a part of the page.
 */
export type Note = Readonly<
  Record<string, string | number | readonly string[]>
>;

/** A file of English words with its notes. */
export interface EnglishArea {
  readonly file: string;
  readonly notesFile: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, Note>>;
}

/**
 * The English words by area, each with its notes.
 *
 * @example englishAreas(root).map(({ file }) => file)
 */
export const englishAreas = (root: string): EnglishArea[] =>
  englishFiles(root).map(({ file }) => {
    const notesFile = file.replace("/words/en/", "/words/notes/");
    const path = join(root, notesFile);
    return {
      file,
      notesFile,
      texts: readPack(join(root, file)),
      notes: existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {},
    };
  });

/**
 * What is wrong with the English words, besides the faults of any pack: a text that is in two files, one that is not
 * used, notes that are missing or refer to nothing, and examples that do not match the text's values.
 *
 * @example englishFaults(englishAreas(root), (id) => sources.includes(id))
 */
export function englishFaults(
  areas: readonly EnglishArea[],
  isUsed: (id: string) => boolean,
): string[] {
  const first = new Map<string, string>();
  return areas.flatMap(({ file, notesFile, texts, notes }) => [
    ...Object.entries(texts).flatMap(([id, text]) => {
      const other = first.get(id);
      first.set(id, file);
      return [
        ...(other === undefined ? [] : [`stands in ${other} too.`]),
        ...(isUsed(id) ? [] : ["is said by nothing; remove it."]),
        ...noteFaults(text, notes[id], notesFile),
      ].map((rule) => `${file}: "${id}" ${rule}`);
    }),
    ...Object.keys(notes)
      .filter((id) => !(id in texts))
      .map((id) => `${notesFile}: "${id}" is about no text; remove it.`),
  ]);
}

function noteFaults(
  text: string,
  note: Note | undefined,
  notesFile: string,
): string[] {
  if (typeof note?.["note"] !== "string" || note["note"].trim() === "")
    return [`has no note in ${notesFile}: say what it is for.`];
  const { note: _, ...examples } = note;
  const parsed = tryParse(text);
  const elements = typeof parsed === "string" ? [] : elementsOf(parsed);
  const given = new Map(
    elements.flatMap((element): [string, "number" | "shown"][] =>
      element.type === TYPE.literal || element.type === TYPE.pound
        ? []
        : [
            [
              element.value,
              element.type === TYPE.argument ? "shown" : "number",
            ],
          ],
    ),
  );
  return [
    ...[...given.keys()]
      .filter((name) => !(name in examples))
      .map(
        (name) => `is given {${name}}: write an example of it in ${notesFile}.`,
      ),
    ...Object.keys(examples)
      .filter((name) => !given.has(name))
      .map(
        (name) =>
          `is not given {${name}}, of which ${notesFile} has an example.`,
      ),
    ...[...given].flatMap(([name, kind]) => {
      const example = examples[name];
      if (example === undefined) return [];
      if (kind === "number")
        return typeof example === "number"
          ? []
          : [`counts {${name}}: its example in ${notesFile} is a number.`];
      return typeof example === "number"
        ? [
            `shows the number {${name}} as it is given, in Latin digits whatever the language's are: write {${name}, number}.`,
          ]
        : [];
    }),
  ];
}

/**
 * A file of words or notes in its written form: sorted, one line per text.
 *
 * @example written({ b: "B", a: "A" }) // '{\n  "a": "A",\n  "b": "B"\n}\n'
 */
export function written(values: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(values)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, value]) => `  ${JSON.stringify(id)}: ${onOneLine(value)}`);
  return lines.length > 0 ? `{\n${lines.join(",\n")}\n}\n` : "{}\n";
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inside = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`,
  );
  return `{ ${inside.join(", ")} }`;
}

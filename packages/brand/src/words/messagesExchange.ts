import { parse } from "@formatjs/icu-messageformat-parser";
import { changedIds } from "./marks.ts";
import { roomOf } from "./packCheckPlaces.ts";
import type {
  ExchangedWords,
  ReadTranslatorFile,
  State,
  TranslatorText,
} from "./translatorFile.ts";
import { readTranslatorJson } from "./translatorJson.ts";
import { readXliff } from "./xliffRead.ts";

/** What translators are told about each text, by message id. */
export type Descriptions = Readonly<Record<string, string>>;

/** Which texts are exported: those without a translation, with another English text since, or that nobody has read. */
export const selections = ["missing", "changed", "unread"] as const;
export type Selection = (typeof selections)[number];

/**
 * The texts of a language for a translator, sorted by id. What is not translated has an empty text.
 *
 * @param only Which of them. @default all
 * @example textsFor(words, descriptions, "missing").map(({ id }) => id)
 */
export function textsFor(
  words: ExchangedWords,
  descriptions: Descriptions,
  only?: Selection,
): TranslatorText[] {
  const { english, own, base, marks } = words;
  const present: Readonly<Record<string, string>> = { ...base, ...own };
  const changed = new Set(changedIds(marks, english));
  const isMissing = (id: string) => (present[id] ?? "").trim() === "";
  const stateOf = (id: string): State => {
    if (isMissing(id) || changed.has(id)) return "initial";
    const { mark } = marks.get(id) ?? { mark: "read" };
    if (mark === "machine") return "initial";
    return mark === "unread" ? "translated" : "reviewed";
  };
  const isWanted = (id: string) => {
    if (only === undefined) return true;
    if (only === "changed") return changed.has(id);
    return only === "missing"
      ? isMissing(id)
      : !isMissing(id) && (marks.get(id)?.mark ?? "read") !== "read";
  };
  return Object.entries(english)
    .filter(([id]) => isWanted(id))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, text]) => ({
      id,
      english: text,
      text: isMissing(id) ? "" : (present[id] ?? ""),
      state: stateOf(id),
      notes: [
        ...(descriptions[id] === undefined ? [] : [descriptions[id]]),
        ...roomNote(id, text),
        ...(changed.has(id)
          ? [`The English text was: ${marks.get(id)?.english ?? ""}`]
          : []),
      ],
    }));
}

function roomNote(id: string, english: string): string[] {
  const room = roomOf(id, parse(english));
  return room ? [`At most ${room.most} letters.`] : [];
}

/**
 * Reads a translator's file, XLIFF or JSON, whatever its name is.
 *
 * @example readTranslatorFile(readFileSync(file, "utf8"))
 */
export const readTranslatorFile = (text: string): ReadTranslatorFile =>
  text.trimStart().startsWith("<") ? readXliff(text) : readTranslatorJson(text);

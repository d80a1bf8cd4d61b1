import { messageFault } from "../checks/checkTexts.ts";
import { shown } from "../files/problem.ts";
import type { Pack } from "./basePacks.ts";
import type { Mark, Marks } from "./marks.ts";
import { packFaults, unknownId } from "./packCheck.ts";
import type {
  ExchangedWords,
  State,
  TranslatorFile,
  TranslatorText,
} from "./translatorFile.ts";

/** What an import made of a translator's file. */
export interface TakenTexts {
  /** The texts and marks as they are now; what the file does not name is as it was. */
  readonly own: Pack;
  readonly marks: Marks;
  /** Ids of the texts that were taken: their words or their marks are new. */
  readonly taken: readonly string[];
  /** Ids of texts that are as they were. */
  readonly unchanged: readonly string[];
  /** Ids of texts that have no translation in the file. */
  readonly untranslated: readonly string[];
  /** What was not taken, and why, in sentences. */
  readonly refused: readonly string[];
}

/**
 * Takes a translator's texts into a pack, each on its own: a text that is wrong is refused with a sentence, and the
 * others are taken. The state of a text becomes its mark: `initial` is the text of a machine, `translated` one that
 * nobody else has read; `reviewed` and `final` are read. A text that comes back as it was changes nothing.
 *
 * @example takeTexts(file, words).refused // ['"hello" leaves out {name}, which the English message shows.']
 */
export function takeTexts(
  file: TranslatorFile,
  words: ExchangedWords,
): TakenTexts {
  const own = new Map(Object.entries(words.own));
  const marks = new Map(words.marks);
  const taken: string[] = [];
  const unchanged: string[] = [];
  const untranslated: string[] = [];
  const refused = [...file.refused];
  const seen = new Set<string>();
  for (const text of file.texts) {
    const { id } = text;
    const faults = seen.has(id)
      ? ["is in the file twice; keep one."]
      : textFaults(text, words);
    seen.add(id);
    if (isUnchanged(text, words)) unchanged.push(id);
    else if (text.text.trim() === "") untranslated.push(id);
    else if (faults.length > 0)
      refused.push(...faults.map((why) => `${shown(id)} ${why}`));
    else {
      own.set(id, text.text);
      marks.set(id, { mark: markOf(text.state), english: text.english });
      taken.push(id);
    }
  }
  const sorted = [...own].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    own: Object.fromEntries(sorted),
    marks,
    taken,
    unchanged,
    untranslated,
    refused,
  };
}

/** JSON need not have states; whoever sent the text back has at least translated it. */
function markOf(state: State = "translated"): Mark {
  if (state === "initial") return "machine";
  return state === "translated" ? "unread" : "read";
}

/** Whether a text is as it was, and nobody has read it who had not before. */
function isUnchanged(
  { id, text, state }: TranslatorText,
  { own, base, marks, english }: ExchangedWords,
): boolean {
  const before = valueOf(own, id);
  if (text !== (before ?? valueOf(base, id))) return false;
  if (before === undefined || state === undefined || state === "initial")
    return true;
  // What has no mark is read.
  const known = marks.get(id) ?? { mark: "read", english: "" };
  return (
    known.mark === markOf(state) &&
    (known.english === "" || known.english === valueOf(english, id))
  );
}

function textFaults(
  { id, english: translated, text }: TranslatorText,
  { english, tag }: ExchangedWords,
): string[] {
  const now = valueOf(english, id);
  if (now === undefined) return [unknownId(id, english)];
  if (now !== translated)
    return [
      `has another English text since the export: ${JSON.stringify(now)}. Translate it anew.`,
    ];
  const unfit = messageFault(text);
  if (unfit !== undefined) return [unfit];
  return packFaults(english, {
    messages: { [id]: text },
    complete: false,
    tag,
  }).map(({ rule }) => rule);
}

const valueOf = (pack: Pack, id: string): string | undefined =>
  Object.hasOwn(pack, id) ? pack[id] : undefined;

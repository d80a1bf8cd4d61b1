import {
  readTranslatorFile,
  textsFor,
  type Descriptions,
  type Selection,
} from "./messagesExchange.ts";
import {
  exchangePlace,
  keepTexts,
  type ExchangeRequest,
} from "./exchangePlace.ts";
import { sameAsEnglish } from "./sameAsEnglish.ts";
import { someIds, textCount } from "./someIds.ts";
import { takeTexts, type TakenTexts } from "./takeTexts.ts";
import { atMost } from "./translatorFile.ts";
import { translatorJson } from "./translatorJson.ts";
import { xliff } from "./xliffWrite.ts";

/** What is printed, and whether everything was in order. */
export interface Outcome {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/**
 * The file for a translator: XLIFF 2.1 if its name ends in .xlf or .xliff, else JSON. Without a text if nothing is to
 * be exported.
 *
 * @throws Error with a sentence, if there is no such language.
 * @example exportWords({ root, language: "hi", brand: "harbour" }, { name: "hi.xlf", descriptions }).text
 */
export function exportWords(
  request: ExchangeRequest,
  {
    name,
    descriptions,
    only,
  }: {
    readonly name: string;
    readonly descriptions: Descriptions;
    readonly only?: Selection | undefined;
  },
): Outcome & { readonly text?: string } {
  const { shown } = exchangePlace(request);
  const texts = textsFor(shown, descriptions, only);
  const { tag } = shown;
  if (texts.length === 0)
    return {
      ok: true,
      lines: [`There is nothing to export: no text of ${tag} is ${only}.`],
    };
  const open = texts.filter(({ text }) => text === "").length;
  return {
    ok: true,
    lines: [`${textCount(texts.length)} of ${tag}, ${open} to translate.`],
    text: /\.(xlf|xliff)$/i.test(name)
      ? xliff(tag, texts)
      : translatorJson(tag, texts),
  };
}

/**
 * Takes a translator's file into the pack that it belongs to, and says what was taken, what was refused and why. A
 * file may have any part of the texts; the others stay as they are. It is not in order if anything was refused.
 *
 * @throws Error with a sentence, if there is no such language.
 * @example importWords({ root, language: "hi", brand: "harbour" }, text).lines
 */
export function importWords(request: ExchangeRequest, text: string): Outcome {
  const place = exchangePlace(request);
  const { kept, file } = place;
  if (place.mustBeWhole && /^en\b/i.test(kept.tag))
    return refuse([`English is written in ${file}: change it there.`]);
  const read = readTranslatorFile(text);
  if (!read.ok) return refuse(read.problems);
  if (read.tag.toLowerCase() !== kept.tag.toLowerCase())
    return refuse([
      `The file is of the language ${read.tag}, and not of ${kept.tag}.`,
    ]);
  const taken = takeTexts(read, kept);
  const words = { ...kept.base, ...taken.own };
  const missing = Object.keys(kept.english).filter(
    (id) => !Object.hasOwn(words, id),
  );
  if (place.mustBeWhole && missing.length > 0)
    return refuse([
      ...atMost(taken.refused),
      `${file} would lack ${someIds(missing)}. The portal has whole languages only: translate the rest, or give the part to a brand, with --brand.`,
    ]);
  if (taken.taken.length > 0) keepTexts(request.root, place, taken);
  return {
    ok: taken.refused.length === 0,
    lines: [
      ...atMost(taken.refused),
      ...summary(taken, {
        file,
        missing,
        refused:
          read.texts.length +
          read.refused.length -
          taken.taken.length -
          taken.unchanged.length -
          taken.untranslated.length,
      }),
      ...sameTexts(taken, kept),
    ],
  };
}

const refuse = (problems: readonly string[]): Outcome => ({
  ok: false,
  lines: [...problems, "Nothing was written."],
});

interface Counts {
  readonly file: string;
  readonly missing: readonly string[];
  /** Number of texts, each of which may have several faults. */
  readonly refused: number;
}

function summary(
  { taken, unchanged, untranslated }: TakenTexts,
  { file, missing, refused }: Counts,
): string[] {
  const others: readonly (readonly [count: number, what: string])[] = [
    [unchanged.length, "unchanged"],
    [untranslated.length, "without a translation"],
    [refused, "refused"],
  ];
  return [
    `${[
      taken.length > 0
        ? `${textCount(taken.length)} taken into ${file}`
        : "No text taken",
      ...others.flatMap(([count, what]) =>
        count > 0 ? [`${count} ${what}`] : [],
      ),
    ].join("; ")}.`,
    ...(missing.length > 0 ? [`Still missing: ${someIds(missing)}.`] : []),
  ];
}

/** A translator who has not started sends English back. */
function sameTexts(
  { taken, own }: TakenTexts,
  { english, tag }: { readonly english: typeof own; readonly tag: string },
): string[] {
  if (/^en\b/i.test(tag)) return [];
  const isTaken = new Set(taken);
  const same = sameAsEnglish(english, own).filter((id) => isTaken.has(id));
  return same.length > 0 ? [`The same as in English: ${someIds(same)}.`] : [];
}

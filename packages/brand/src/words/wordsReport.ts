import { readPack } from "./basePacks.ts";
import { brandLanguages, type BrandLanguage } from "./brandLanguages.ts";
import { filledPack } from "./fallback.ts";
import { changedIds, type Mark } from "./marks.ts";
import { marksIn } from "./marksFile.ts";
import {
  countWords,
  englishIn,
  isOffered,
  ownFile,
  parentOf,
} from "./ownWords.ts";
import { sameAsEnglish } from "./sameAsEnglish.ts";
import { someIds, textCount } from "./someIds.ts";

/** How far a language of a brand has come. */
export interface LanguageReport extends Pick<
  BrandLanguage,
  "code" | "tag" | "offeredFrom"
> {
  readonly total: number;
  /** Texts in the language itself. */
  readonly translated: number;
  readonly isOffered: boolean;
  /** Pack code → number of texts that are shown in that language instead. */
  readonly fallsBackTo: Readonly<Record<string, number>>;
  /** How many texts have these marks. */
  readonly marked: Readonly<Record<Exclude<Mark, "read">, number>>;
  /** Ids of the texts whose English has changed since they were translated. */
  readonly changed: readonly string[];
  /** Ids of the brand's own texts that say the same as in English. */
  readonly same: readonly string[];
}

/**
 * How far each language of a brand has come: the share that is translated, what falls back and to which language,
 * and what nobody has read yet.
 *
 * @example wordsReport(root, "harbour").map(describeLanguage)
 */
export const wordsReport = (root: string, brand: string): LanguageReport[] =>
  brandLanguages({ root, brand, pseudo: false }).map((language) =>
    languageReport(root, language),
  );

function languageReport(root: string, language: BrandLanguage): LanguageReport {
  const { code, tag, offeredFrom } = language;
  const english = englishIn(root, language.brand);
  const parent = parentOf(root, language)?.code;
  const fallsBackTo: Record<string, number> = {};
  for (const [id, { from }] of filledPack(root, language))
    if (
      Object.hasOwn(english, id) &&
      from.code !== code &&
      from.code !== parent
    )
      fallsBackTo[from.code] = (fallsBackTo[from.code] ?? 0) + 1;
  const marks = marksIn(root, language);
  const count = (wanted: Mark) =>
    [...marks.values()].filter(({ mark }) => mark === wanted).length;
  return {
    code,
    tag,
    offeredFrom,
    ...countWords(root, language),
    isOffered: isOffered(root, language),
    fallsBackTo,
    marked: { machine: count("machine"), unread: count("unread") },
    changed: changedIds(marks, english),
    same: /^en\b/i.test(tag)
      ? []
      : sameAsEnglish(english, readPack(ownFile(root, language))),
  };
}

/**
 * A report as one line.
 *
 * @example describeLanguage(report) // "HI (hi): 62 % translated (1145 of 1848). Falls back: 3 to MY, 700 to EN."
 */
export function describeLanguage(report: LanguageReport): string {
  const { code, tag, total, translated, marked, changed, same } = report;
  const fallen = Object.entries(report.fallsBackTo)
    .map(([other, number]) => `${number} to ${other}`)
    .join(", ");
  const facts = [
    `${percent(report)} % translated (${translated} of ${total})`,
    report.isOffered ? "" : `Not offered below ${report.offeredFrom} %`,
    report.isOffered && fallen ? `Falls back: ${fallen}` : "",
    marked.machine > 0 ? `Machine-made: ${textCount(marked.machine)}` : "",
    marked.unread > 0 ? `Unread: ${textCount(marked.unread)}` : "",
    changed.length > 0
      ? `Translated from an older English text: ${someIds(changed)}`
      : "",
    same.length > 0 ? `The same as in English: ${someIds(same)}` : "",
  ];
  return `${code} (${tag}): ${facts.filter(Boolean).join(". ")}.`;
}

/**
 * The share that is translated, in whole percent; a language that lacks a single text has less than 100.
 *
 * @example percent({ translated: 1847, total: 1848 }) // 99
 */
export const percent = ({
  translated,
  total,
}: Pick<LanguageReport, "translated" | "total">): number =>
  total === 0 ? 0 : Math.floor((translated * 100) / total);

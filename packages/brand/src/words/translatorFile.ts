import type { Pack } from "./basePacks.ts";
import type { Marks } from "./marks.ts";

/** The states of a translation in XLIFF, from nothing to done. */
export const states = ["initial", "translated", "reviewed", "final"] as const;
export type State = (typeof states)[number];

/** A text as it is given to a translator, and comes back. */
export interface TranslatorText {
  readonly id: string;
  readonly english: string;
  /** The translation; empty if there is none yet. */
  readonly text: string;
  /** Undefined: the file does not say. */
  readonly state?: State | undefined;
  /** What the translator should know, a sentence or more each. */
  readonly notes: readonly string[];
}

/** What a translator's file contains. */
export interface TranslatorFile {
  /** BCP 47 tag of its language. */
  readonly tag: string;
  readonly texts: readonly TranslatorText[];
  /** Parts of it that cannot be read, a sentence each. */
  readonly refused: readonly string[];
}

/** A translator's file, or why it cannot be read at all, in sentences. */
export type ReadTranslatorFile =
  | ({ readonly ok: true } & TranslatorFile)
  | { readonly ok: false; readonly problems: readonly string[] };

/** The words of one language that are exchanged with a translator. */
export interface ExchangedWords {
  /** BCP 47 tag. */
  readonly tag: string;
  /** The texts that are translated. */
  readonly english: Pack;
  /** The texts of the file that an import changes. */
  readonly own: Pack;
  /** The texts under them, which hold where `own` has none: for a brand those of the portal; for the portal none. */
  readonly base: Pack;
  readonly marks: Marks;
}

/**
 * A faulty file as a whole, in at most sixty sentences.
 *
 * @example unreadable(["The file is empty."])
 */
export const unreadable = (
  problems: readonly string[],
): { readonly ok: false; readonly problems: readonly string[] } => ({
  ok: false,
  problems: atMost(problems),
});

/** Maximum number of sentences that are printed. */
const most = 60;

/**
 * The first sixty of many sentences, and how many more there are.
 *
 * @example atMost(refused)
 */
export const atMost = (sentences: readonly string[]): readonly string[] =>
  sentences.length <= most
    ? sentences
    : [...sentences.slice(0, most), `And ${sentences.length - most} more.`];

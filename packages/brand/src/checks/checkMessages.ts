import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { explainRepeatedKey } from "./checkRepeated.ts";
import { messageFault } from "./checkTexts.ts";
import { nearest, type Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { checkMarks, marksFolder } from "../words/checkMarks.ts";

/** A language of a brand. */
export interface WordsLanguage {
  /** The platform's pack code. */
  readonly code: string;
  readonly tag: string;
}

/**
 * Checks the words of a language: the brand's own, whose findings are named by message id, and the pack that they
 * override, whose findings have its file.
 */
export type WordsCheck = (
  language: WordsLanguage,
  own: Readonly<Record<string, string>>,
) => {
  readonly own: readonly Omit<Problem, "file">[];
  readonly base: readonly Problem[];
};

/** What a brand's words are checked against. */
export interface KnownWords {
  readonly languages: readonly WordsLanguage[];
  /** Ids of all messages; undefined if there are no packs to take them from. */
  readonly ids: ReadonlySet<string> | undefined;
  readonly checkWords?: WordsCheck | undefined;
}

/**
 * Checks a brand's `messages` folder: files of languages it does not have, ids that no pack knows, and what
 * `checkWords` finds in the texts.
 *
 * @example checkMessages("themes/aurora/messages", { languages: [{ code: "EN", tag: "en" }], ids: new Set(["hd_home"]) })
 */
export function checkMessages(dir: string, known: KnownWords): Problem[] {
  const files = listFiles(dir);
  const codes = known.languages.map(({ code }) => code);
  // If the languages could not be read, unknown files cannot be told apart.
  const strangers = (codes.length > 0 ? files : [])
    .filter(
      (name) =>
        name !== marksFolder && !codes.some((code) => name === `${code}.json`),
    )
    .map((name) => ({
      file: `messages/${name}`,
      key: "",
      rule: `does not belong to a language of the brand; name it after one of ${codes.join(", ")}, such as EN.json.`,
    }));
  return [
    ...known.languages.flatMap((language) =>
      checkLanguage(dir, language, known),
    ),
    ...strangers,
    ...checkMarks(dir, codes),
  ];
}

function listFiles(dir: string): string[] {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  return found?.isDirectory() ? readdirSync(dir) : [];
}

function checkLanguage(
  dir: string,
  language: WordsLanguage,
  { ids, checkWords }: KnownWords,
): Problem[] {
  const name = `${language.code}.json`;
  const file = `messages/${name}`;
  const path = join(dir, name);
  // Dangling links are listed too.
  const pack = listFiles(dir).includes(name)
    ? readJson(path)
    : { ok: true as const, value: {}, repeated: [] };
  if (!pack.ok) return [{ file, key: "", rule: pack.why }];
  if (
    typeof pack.value !== "object" ||
    pack.value === null ||
    Array.isArray(pack.value)
  )
    return [
      {
        file,
        key: "",
        rule: "must contain one object of message id and text.",
      },
    ];
  const entries: [string, unknown][] = Object.entries(pack.value);
  const isKnown = (id: string) => !ids || ids.has(id);
  const wrong = entries
    .filter(([id, text]) => typeof text !== "string" || !isKnown(id))
    .slice(0, mostFindings)
    .map(([id, text]) => ({
      file,
      key: id,
      rule: typeof text === "string" ? unknownId(id, ids) : "must be a text.",
    }));
  const own = entries.flatMap(([id, text]): [string, string][] =>
    typeof text === "string" && isKnown(id) ? [[id, text]] : [],
  );
  const unfit = own.flatMap(([id, text]) => {
    const rule = messageFault(text);
    return rule ? [{ file, key: id, rule }] : [];
  });
  const words = checkWords?.(language, Object.fromEntries(own));
  return [
    ...pack.repeated.map((twice) => ({ file, ...explainRepeatedKey(twice) })),
    ...wrong,
    ...unfit.slice(0, mostFindings),
    ...(words?.own ?? [])
      .slice(0, mostFindings)
      .map((finding) => ({ ...finding, file })),
    ...(words?.base ?? []),
  ];
}

function unknownId(id: string, ids: ReadonlySet<string> = new Set()): string {
  const meant = nearest(id, [...ids]);
  return `no message has this id${meant}.`;
}

/** Maximum number of findings for one file. */
const mostFindings = 40;

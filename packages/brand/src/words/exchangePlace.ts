import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { jsonText } from "../files/exportJson.ts";
import { packOf, readPack, wordsFolder } from "./basePacks.ts";
import { brandLanguages, type BrandLanguage } from "./brandLanguages.ts";
import { marksText } from "./marks.ts";
import { marksBeside, marksFile, marksIn } from "./marksFile.ts";
import { englishIn, ownFile, parentOf, wordsIn } from "./ownWords.ts";
import type { TakenTexts } from "./takeTexts.ts";
import type { ExchangedWords } from "./translatorFile.ts";

/** The words of a language that are exchanged, and where they are. */
export interface ExchangePlace {
  /** From the checkout's root. */
  readonly file: string;
  /** True: all texts have to be there, because every brand builds on this pack. */
  readonly mustBeWhole: boolean;
  /** As a translator gets them: with the marks of all texts. */
  readonly shown: ExchangedWords;
  /** As an import changes them: with the marks of its own file. */
  readonly kept: ExchangedWords;
}

/** What was asked for: a language, by tag or by a brand's pack code, of the portal or of a brand. */
export interface ExchangeRequest {
  readonly root: string;
  readonly language: string;
  /** Folder in `themes/`; empty: the portal's own words. */
  readonly brand: string;
}

/**
 * Finds the words of a language of the portal, or of a brand.
 *
 * @throws Error with a sentence, if there is no such language.
 * @example exchangePlace({ root, language: "hi", brand: "harbour" }).file // "themes/harbour/messages/HI.json"
 */
export function exchangePlace(request: ExchangeRequest): ExchangePlace {
  return request.brand === "" ? ofPortal(request) : ofBrand(request);
}

function ofPortal({ root, language: tag }: ExchangeRequest): ExchangePlace {
  if (!isTag(tag))
    throw new Error(`"${tag}" is no language; write a BCP 47 tag, as ms.`);
  const found = packOf(root, tag);
  const file = found?.file ?? `${wordsFolder}/${tag}.json`;
  const words: ExchangedWords = {
    tag,
    english: packOf(root, "en")?.messages ?? {},
    own: found?.messages ?? {},
    base: {},
    marks: found ? marksBeside(join(root, file)) : new Map(),
  };
  return { file, mustBeWhole: true, shown: words, kept: words };
}

function ofBrand({ root, language, brand }: ExchangeRequest): ExchangePlace {
  const named = languagesOf(root, brand);
  const found = named.find(
    ({ code, tag }) =>
      code === language || tag.toLowerCase() === language.toLowerCase(),
  );
  if (!found)
    throw new Error(
      `themes/${brand}/brand.json has no language ${language}; its languages are ${named
        .map(({ code, tag }) => `${code} (${tag})`)
        .join(", ")}. Add it to languages first.`,
    );
  const path = ownFile(root, found);
  const parent = parentOf(root, found);
  const kept: ExchangedWords = {
    tag: found.tag,
    english: englishIn(root, brand),
    own: readPack(path),
    base: {
      ...(parent && wordsIn(root, parent)),
      ...packOf(root, found.tag)?.messages,
    },
    marks: marksBeside(path),
  };
  return {
    file: relative(root, path).replaceAll("\\", "/"),
    mustBeWhole: false,
    shown: { ...kept, marks: marksIn(root, found) },
    kept,
  };
}

function languagesOf(root: string, brand: string): BrandLanguage[] {
  if (!existsSync(join(root, "themes", brand, "brand.json")))
    throw new Error(`There is no brand "${brand}" in themes.`);
  return brandLanguages({ root, brand, pseudo: false });
}

function isTag(text: string): boolean {
  try {
    return Intl.DisplayNames.supportedLocalesOf(text).length > 0;
  } catch {
    return false;
  }
}

/**
 * Writes what an import made of a pack, and its marks beside it; a pack without marks has no file of marks.
 *
 * @example keepTexts(root, place, taken)
 */
export function keepTexts(
  root: string,
  { file }: Pick<ExchangePlace, "file">,
  { own, marks }: Pick<TakenTexts, "own" | "marks">,
): void {
  const pack = join(root, file);
  mkdirSync(dirname(pack), { recursive: true });
  writeFileSync(pack, jsonText(own));
  const beside = marksFile(pack);
  if (marks.size === 0) return rmSync(beside, { force: true });
  mkdirSync(dirname(beside), { recursive: true });
  writeFileSync(beside, marksText(marks));
}

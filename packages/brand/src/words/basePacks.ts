import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { packFor } from "../../../platform/src/brand/pack-for.ts";

/** A message pack as it is written: message id → ICU text. */
export type Pack = Readonly<Record<string, string>>;

/** The words of one language, before a brand's overrides. */
export interface BasePack {
  /** BCP 47; it is also the pack's name. */
  readonly tag: string;
  /** Where it is written, as shown to people. */
  readonly file: string;
  readonly messages: Pack;
}

/** A file of English words. */
export interface EnglishFile {
  /** From the checkout's root. */
  readonly file: string;
  /** True: only the centres use them, and they load with the centres. */
  readonly ofCentre: boolean;
}

/** The words of the portal: a folder of English ones by area, and a file for each other language. */
export const wordsFolder = "packages/app/src/words";
const english = "en";
const englishFolders = [
  `packages/ui/src/words/${english}`,
  `${wordsFolder}/${english}`,
];

/**
 * The files of the English words. Files in a folder `centre`, or with that name, load with the centres.
 *
 * @example englishFiles(root) // [{ file: "packages/ui/src/words/en/centre.json", ofCentre: true }, …]
 */
export function englishFiles(root: string): EnglishFile[] {
  return englishFolders.flatMap((folder) =>
    jsonFiles(join(root, folder)).map((name) => ({
      file: `${folder}/${name}`,
      ofCentre: /^centre[./]/.test(name),
    })),
  );
}

/**
 * Tags of the languages that there are words for.
 *
 * @example packTags(root) // ["ar", "en", "fr", …]
 */
export function packTags(root: string): string[] {
  const others = jsonFiles(join(root, wordsFolder))
    .filter((name) => !name.includes("/"))
    .map((name) => basename(name, ".json"));
  return [
    ...others,
    ...(englishFiles(root).length > 0 ? [english] : []),
  ].sort();
}

/**
 * The pack of that name; undefined if there is none.
 *
 * @example basePack(root, "ms")?.file // "packages/app/src/words/ms.json"
 */
export function basePack(root: string, tag: string): BasePack | undefined {
  if (!packTags(root).includes(tag)) return undefined;
  if (tag !== english) {
    const file = `${wordsFolder}/${tag}.json`;
    return { tag, file, messages: readPack(join(root, file)) };
  }
  const messages = Object.fromEntries(
    englishFiles(root)
      .flatMap(({ file }) => Object.entries(readPack(join(root, file))))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return { tag: english, file: `${wordsFolder}/${english}`, messages };
}

/**
 * The portal's pack for a language, looked up by its tag; undefined if there is none.
 *
 * @example packOf(root, "ms-MY")?.file // "packages/app/src/words/ms.json"
 */
export function packOf(root: string, tag: string): BasePack | undefined {
  const found = packFor(tag, packTags(root));
  return found === undefined ? undefined : basePack(root, found);
}

/** All message packs. */
export const basePacks = (root: string): BasePack[] =>
  packTags(root).flatMap((tag) => basePack(root, tag) ?? []);

/**
 * Reads a file of words; a file that does not exist has none.
 *
 * @example readPack("themes/aurora/messages/EN.json")["hd_home"]
 */
export function readPack(file: string): Pack {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function jsonFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".json"))
    .sort();
}

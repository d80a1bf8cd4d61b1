import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { packFor } from "../../../platform/src/brand/pack-for.ts";
import {
  basePack,
  englishFiles,
  packTags,
  readPack,
  type BasePack,
  type Pack,
} from "./basePacks.ts";
import { pseudoLanguages, pseudoMessage } from "./pseudo.ts";

/** A pack as it is shipped: message id → parsed message. */
export type CompiledPack = Readonly<
  Record<string, readonly MessageFormatElement[]>
>;

export interface PackLanguage {
  readonly code: string;
  /** BCP 47 tag for `lang` and for Intl. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly label: string;
  /** Its writing direction, where the brand sets it itself. */
  readonly direction?: "ltr" | "rtl";
}

export interface PackSource {
  /** The checkout's root. */
  readonly root: string;
  readonly brand: string;
  /** True: the two pseudo-locales are languages too. */
  readonly pseudo: boolean;
  /**
   * True: the languages of every brand are included, as Storybook shows them; a code with two meanings is the chosen
   * brand's, else the first brand's. Default: only those of the brand.
   */
  readonly all?: boolean;
}

/**
 * Which words of a language: those of the portal, which load with its first screen, or those that only the centres
 * use, which load with them.
 */
export type PackPart = "portal" | "centre";

/** Messages that the document shows when no script runs: the build writes them into it, and no script needs them. */
export const documentIds = {
  noScript: "document.noScript",
  failed: "document.failed",
  reload: "document.reload",
} as const;
const inDocument: ReadonlySet<string> = new Set(Object.values(documentIds));

const baseLanguage: PackLanguage = { code: "EN", tag: "en", label: "English" };

/**
 * Languages of the brand that have a message pack, looked up by tag, because a code alone is ambiguous. A brand with
 * no existing pack gets the English one.
 *
 * @example packLanguages({ root, brand, pseudo: false }).map(({ code }) => code) // ["EN"]
 */
export function packLanguages(source: PackSource): PackLanguage[] {
  const named = Object.entries(readBrandLanguages(source))
    .map(([code, { tag, label, direction }]) => ({
      code,
      tag,
      label,
      ...(direction && { direction }),
    }))
    .filter(({ tag }) => packOf(source.root, tag) !== undefined);
  const languages = named.length > 0 ? named : [baseLanguage];
  return source.pseudo ? [...languages, ...pseudoLanguages] : languages;
}

/**
 * One language's messages, ready to ship: the base pack with the brand's overrides, parsed, without those in the
 * document. Without a part: all of them.
 *
 * @example compilePack({ root, brand, pseudo: false }, "EN", "portal")["hd_home"]
 */
export function compilePack(
  source: PackSource,
  code: string,
  part?: PackPart,
): CompiledPack {
  const ofCentre = part && centreIds(source.root);
  const pseudo = pseudoLanguages.find((language) => language.code === code);
  const messages = mergedPack(source, writtenAs(code));
  return Object.fromEntries(
    Object.entries(messages)
      .filter(
        ([id]) =>
          !inDocument.has(id) &&
          (!ofCentre || ofCentre.has(id) === (part === "centre")),
      )
      .map(([id, text]) => {
        const message = parseMessage(id, text, code);
        return [id, pseudo ? pseudoMessage(message, pseudo.code) : message];
      }),
  );
}

/** Files that `compilePack` reads for a language: a watcher's list. */
export function packFiles(source: PackSource, code: string): string[] {
  const { root } = source;
  const written = writtenAs(code);
  const file = packOf(root, tagOf(source, written))?.file;
  // The English files determine which words load with the centres.
  return [
    ...englishFiles(root).map((one) => join(root, one.file)),
    ...(file?.endsWith(".json") ? [join(root, file)] : []),
    brandPackFile(source, written),
  ].filter(existsSync);
}

/** The pseudo-locales are made from the English words. */
const writtenAs = (code: string) =>
  pseudoLanguages.some((language) => language.code === code)
    ? baseLanguage.code
    : code;

function parseMessage(
  id: string,
  text: string,
  code: string,
): MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: false, captureLocation: false });
  } catch (error) {
    throw new Error(
      `Message "${id}" of pack ${code} is not valid ICU: ${text}`,
      { cause: error },
    );
  }
}

/**
 * One language's messages as they are written, with the brand's overrides.
 *
 * @example mergedPack({ root, brand, pseudo: false }, "EN")["hd_home"]
 */
export function mergedPack(source: PackSource, code: string): Pack {
  return {
    ...packOf(source.root, tagOf(source, code))?.messages,
    ...readPack(brandPackFile(source, code)),
  };
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

const tagOf = (source: PackSource, code: string): string =>
  readBrandLanguages(source)[code]?.tag ??
  (code === baseLanguage.code ? baseLanguage.tag : "");

function brandPackFile({ root, brand }: PackSource, code: string): string {
  return join(root, "themes", brand, "messages", `${code}.json`);
}

/** Ids of the words that load with the centres. */
const centreIds = (root: string): ReadonlySet<string> =>
  new Set(
    englishFiles(root)
      .filter(({ ofCentre }) => ofCentre)
      .flatMap(({ file }) => Object.keys(readPack(join(root, file)))),
  );

type Named = Record<string, Omit<PackLanguage, "code">>;

function readBrandLanguages({ root, brand, all = false }: PackSource): Named {
  const themes = join(root, "themes");
  const others = all
    ? readdirSync(themes).filter(
        (name) =>
          name !== brand && existsSync(join(themes, name, "brand.json")),
      )
    : [];
  const found = new Map<string, Omit<PackLanguage, "code">>();
  for (const name of [brand, ...others]) {
    const file = join(themes, name, "brand.json");
    const parsed: { languages: Named } = JSON.parse(readFileSync(file, "utf8"));
    for (const [code, language] of Object.entries(parsed.languages))
      if (!found.has(code)) found.set(code, language);
  }
  return Object.fromEntries(found);
}

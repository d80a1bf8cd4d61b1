import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { directionOf } from "../../../platform/src/brand/direction.ts";
import { englishFiles, packOf, readPack, type Pack } from "./basePacks.ts";
import {
  baseLanguage,
  brandLanguages,
  languageOf,
  type BrandLanguage,
  type PackLanguage,
  type PackSource,
} from "./brandLanguages.ts";
import { fallbackChain, filledPack, type FilledText } from "./fallback.ts";
import { isOffered, ownFile, wordsIn } from "./ownWords.ts";
import { literal, pseudoLanguages, pseudoMessage } from "./pseudo.ts";

export { packOf } from "./basePacks.ts";
export type { PackLanguage, PackSource } from "./brandLanguages.ts";

/** A pack as it is shipped: message id → parsed message. */
export type CompiledPack = Readonly<
  Record<string, readonly MessageFormatElement[]>
>;

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

/**
 * Languages of the brand that are offered: those that the portal has a pack for, looked up by tag, because a code
 * alone is ambiguous, and those that the brand itself has enough words for. A brand with none gets English.
 *
 * @example packLanguages({ root, brand, pseudo: false }).map(({ code }) => code) // ["EN"]
 */
export function packLanguages(source: PackSource): PackLanguage[] {
  const named = brandLanguages(source)
    .filter((language) => isOffered(source.root, language))
    .map(({ code, tag, label, direction }) => ({
      code,
      tag,
      label,
      ...(direction && { direction }),
    }));
  const languages = named.length > 0 ? named : [baseLanguage];
  return source.pseudo ? [...languages, ...pseudoLanguages] : languages;
}

/**
 * One language's messages, ready to ship: the portal's pack with the brand's overrides, parsed, without those in the
 * document. What the language lacks is in another one, as `fallbackChain` says. Without a part: all of them.
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
  const language = languageOf(source, writtenAs(code));
  return Object.fromEntries(
    [...filledPack(source.root, language)]
      .filter(
        ([id]) =>
          !inDocument.has(id) &&
          (!ofCentre || ofCentre.has(id) === (part === "centre")),
      )
      .map(([id, filled]) => {
        const message = parseMessage(id, filled, language);
        return [id, pseudo ? pseudoMessage(message, pseudo.code) : message];
      }),
  );
}

/** Files that `compilePack` reads for a language: a watcher's list. */
export function packFiles(source: PackSource, code: string): string[] {
  const { root } = source;
  const chain = fallbackChain(root, languageOf(source, writtenAs(code)));
  const files = chain.flatMap((language) => {
    const file = packOf(root, language.tag)?.file;
    return [
      ...(file?.endsWith(".json") ? [join(root, file)] : []),
      ownFile(root, language),
    ];
  });
  // The English files determine which words load with the centres.
  const english = englishFiles(root).map(({ file }) => join(root, file));
  return [...new Set([...english, ...files])].filter(existsSync);
}

/** The pseudo-locales are made from the English words. */
const writtenAs = (code: string) =>
  pseudoLanguages.some((language) => language.code === code)
    ? baseLanguage.code
    : code;

function parseMessage(
  id: string,
  { text, from }: FilledText,
  language: BrandLanguage,
): MessageFormatElement[] {
  try {
    const message = parse(text, { ignoreTag: false, captureLocation: false });
    return isolated(message, from, language);
  } catch (error) {
    throw new Error(
      `Message "${id}" of pack ${from.code} is not valid ICU: ${text}`,
      { cause: error },
    );
  }
}

/** A text of the other writing direction keeps its full stop at its own end. */
function isolated(
  message: MessageFormatElement[],
  from: BrandLanguage,
  language: BrandLanguage,
): MessageFormatElement[] {
  const direction = directionOf(from);
  return direction === directionOf(language)
    ? message
    : [literal(isolates[direction]), ...message, literal(isolates.end)];
}

/** Unicode's marks around a text of a direction of its own. */
const isolates = { ltr: "\u2066", rtl: "\u2067", end: "\u2069" } as const;

/**
 * One language's messages as they are written: the portal's with the brand's overrides, and nothing in another
 * language.
 *
 * @example mergedPack({ root, brand, pseudo: false }, "EN")["hd_home"]
 */
export const mergedPack = (source: PackSource, code: string): Pack =>
  wordsIn(source.root, languageOf(source, code));

/** Ids of the words that load with the centres. */
const centreIds = (root: string): ReadonlySet<string> =>
  new Set(
    englishFiles(root)
      .filter(({ ofCentre }) => ofCentre)
      .flatMap(({ file }) => Object.keys(readPack(join(root, file)))),
  );

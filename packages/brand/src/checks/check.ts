import { join } from "node:path";
import { checkAssets, type IconCheck } from "./checkAssets.ts";
import { checkBrandFile } from "./checkBrandFile.ts";
import { logoFindings, type LogoGrounds } from "./checkLogo.ts";
import { checkFolder, folderFault } from "./checkFolder.ts";
import {
  checkMessages,
  type WordsCheck,
  type WordsLanguage,
} from "./checkMessages.ts";
import { checkNeighbours } from "./checkNeighbours.ts";
import type { ProductPaths } from "./checkPaths.ts";
import { explainRepeatedKey } from "./checkRepeated.ts";
import { checkTokens } from "./checkTokens.ts";
import { checkContent } from "../content/checkContent.ts";
import { ownPaths } from "../content/readContent.ts";
import { checkMails } from "../mails/checkMails.ts";
import type { BasePack } from "../words/basePacks.ts";
import type { Problem } from "../files/problem.ts";
import { readJson, type JsonResult } from "../files/readJson.ts";
import { deriveTheme, valueOf } from "../seeds/derive.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import { offeredTags } from "../words/ownWords.ts";

export type { WordsCheck } from "./checkMessages.ts";

/** What a brand is checked against besides itself. */
export interface Surroundings {
  readonly themesDir: string;
  /** The words of the portal in each language; without them words are not checked. */
  readonly packs?: readonly BasePack[] | undefined;
  /** Checks the texts themselves: forms, arguments, length. Without it, ids only. */
  readonly checkWords?: WordsCheck | undefined;
  /** Says why no icons can be made from favicon.svg; without it this is not checked. */
  readonly checkIcon?: IconCheck | undefined;
  /** The portal's pages; without them a brand may name any path. */
  readonly paths?: ProductPaths | undefined;
  /** True: the brand is about to be released, and placeholders are errors. */
  readonly release?: boolean | undefined;
}

/**
 * Finds everything that is wrong with a brand's folder; it can be built if there are only notes. Never throws,
 * whatever the folder contains.
 *
 * @example checkBrand("aurora", { themesDir: "themes" })
 */
export function checkBrand(id: string, surroundings: Surroundings): Problem[] {
  const { themesDir, release = false } = surroundings;
  const at = (file: string) => `themes/${id}${file && `/${file}`}`;
  const fault = folderFault(id, themesDir);
  if (fault) return [{ file: at(""), key: "", rule: fault }];
  // Problems in one of the portal's packs keep that pack's path.
  return findingsOf(id, surroundings).map(({ file, note, ...finding }) => ({
    file: file.startsWith("packages/") ? file : at(file),
    ...finding,
    ...(note && !(release && finding.placeholder) && { note }),
  }));
}

function findingsOf(
  id: string,
  { themesDir, packs, checkWords, checkIcon, paths }: Surroundings,
): Problem[] {
  const dir = join(themesDir, id);
  const brandFile = readJson(join(dir, "brand.json"));
  const tokensFile = readJson(join(dir, "tokens.json"));
  const languages = brandFile.ok ? languagesOf(brandFile.value) : [];
  return [
    ...checkFolder(id, dir),
    ...checkJson("brand.json", brandFile, (value) => [
      ...checkBrandFile(value, {
        packs: packs && [
          ...packs.map(({ tag }) => tag),
          ...offeredTags(join(themesDir, ".."), id),
        ],
        paths: paths && {
          ...paths,
          known: [...paths.known, ...ownPaths(dir)],
        },
      }),
      ...checkNeighbours(id, themesDir, value),
    ]),
    ...checkJson("tokens.json", tokensFile, (value) =>
      checkTokens(value, { themesDir, brandDir: dir }),
    ),
    ...checkAssets(join(dir, "assets"), checkIcon),
    ...logoFindings(join(dir, "assets"), () =>
      groundsOf(tokensFile.ok ? tokensFile.value : {}),
    ),
    ...checkMessages(join(dir, "messages"), {
      languages,
      ids:
        packs &&
        new Set(packs.flatMap(({ messages }) => Object.keys(messages))),
      checkWords,
    }),
    ...checkContent(dir, {
      brand: brandFile.ok ? brandFile.value : undefined,
      codes: languages.map(({ code }) => code),
      paths: paths?.known,
    }),
    ...checkMails(join(dir, "mails"), {
      codes: languages.map(({ code }) => code),
      name: brandFile.ok ? nameOf(brandFile.value) : undefined,
    }),
  ];
}

function nameOf(file: unknown): string | undefined {
  const { name } = isObject(file) ? file : {};
  return typeof name === "string" ? name : undefined;
}

/** The page's colour in each mode. */
function groundsOf(tokens: unknown): LogoGrounds {
  const { seeds, overrides } = readTheme(tokens);
  const theme = deriveTheme(seeds, overrides);
  const ground = (mode: keyof LogoGrounds) =>
    valueOf(theme, mode, "color.surface.page");
  return { dark: ground("dark"), light: ground("light") };
}

/** What is wrong with a file as JSON, and then with its content. */
function checkJson(
  file: string,
  read: JsonResult,
  check: (value: unknown) => readonly Omit<Problem, "file">[],
): Problem[] {
  if (!read.ok) return [{ file, key: "", rule: read.why }];
  return [...read.repeated.map(explainRepeatedKey), ...check(read.value)].map(
    (finding) => ({ file, ...finding }),
  );
}

function languagesOf(file: unknown): WordsLanguage[] {
  const { languages } = isObject(file) ? file : {};
  if (!isObject(languages)) return [];
  return Object.entries(languages)
    .filter(([code]) => /^[A-Z]{2,4}$/.test(code))
    .map(([code, language]) => {
      const { tag } = isObject(language) ? language : {};
      return { code, tag: typeof tag === "string" ? tag : "" };
    });
}

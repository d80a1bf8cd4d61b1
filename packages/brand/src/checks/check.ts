import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { checkAssets, type IconCheck } from "./checkAssets.ts";
import { checkBrandFile } from "./checkBrandFile.ts";
import { explainWeakPair, weakPairs } from "./checkContrast.ts";
import {
  checkMessages,
  type WordsCheck,
  type WordsLanguage,
} from "./checkMessages.ts";
import type { ProductPaths } from "./checkPlaces.ts";
import { textFault } from "./checkTexts.ts";
import { checkContent } from "../content/checkContent.ts";
import { ownPaths } from "../content/readContent.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { findFamily } from "../fonts/fonts.ts";
import type { BasePack } from "../words/basePacks.ts";
import { nearest, shown, type Problem } from "../files/problem.ts";
import { readJson } from "../files/readJson.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { bundledFamilies } from "../scaffold/scaffold.ts";
import { isObject } from "../tokens/tokenBasics.ts";

export type { WordsCheck } from "./checkMessages.ts";

const systemFamilies =
  /^(system-ui|sans-serif|serif|monospace|cursive|ui-[a-z-]+)$/;

/** What a brand's folder may contain; anything else is in the wrong place. */
const members = ["brand.json", "tokens.json", "messages", "assets", "content"];

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
}

/**
 * Finds everything that is wrong with a brand's folder; it can be built if there are only notes. Never throws,
 * whatever the folder contains.
 *
 * @example checkBrand("aurora", { themesDir: "themes" })
 */
export function checkBrand(
  id: string,
  { themesDir, packs, checkWords, checkIcon, paths }: Surroundings,
): Problem[] {
  const dir = join(themesDir, id);
  const at = (file: string) => `themes/${id}${file && `/${file}`}`;
  const folder = lstatSync(dir, { throwIfNoEntry: false });
  if (!folder)
    return [{ file: at(""), key: "", rule: "there is no such folder." }];
  if (!folder.isDirectory())
    return [
      {
        file: at(""),
        key: "",
        rule: "is a link or a file; a brand must be a folder of its own.",
      },
    ];
  const brandFile = readJson(join(dir, "brand.json"));
  const tokensFile = readJson(join(dir, "tokens.json"));
  const languages = brandFile.ok ? languagesOf(brandFile.value) : [];

  const findings: Problem[] = [
    ...checkFolder(id, dir),
    ...(brandFile.ok
      ? checkBrandFile(brandFile.value, {
          packs: packs?.map(({ tag }) => tag),
          paths: paths && {
            ...paths,
            known: [...paths.known, ...ownPaths(dir)],
          },
        }).map((finding) => ({ file: "brand.json", ...finding }))
      : [{ file: "brand.json", key: "", rule: brandFile.why }]),
    ...(tokensFile.ok
      ? checkTokens(tokensFile.value, {
          themesDir,
          brandDir: dir,
          tags: [],
        }).map((finding) => ({ file: "tokens.json", ...finding }))
      : [{ file: "tokens.json", key: "", rule: tokensFile.why }]),
    ...checkAssets(join(dir, "assets"), checkIcon),
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
  ];
  // Problems in one of the portal's packs keep that pack's path.
  return findings.map((finding) =>
    finding.file.startsWith("packages/")
      ? finding
      : { ...finding, file: at(finding.file) },
  );
}

function checkFolder(id: string, dir: string): Problem[] {
  const name = /^[a-z][a-z0-9-]*$/.test(id)
    ? []
    : [
        {
          file: "",
          key: "",
          rule: "the name of a brand's folder may only have lower-case letters, digits and hyphens.",
        },
      ];
  const strangers = readdirSync(dir)
    .filter((file) => !members.includes(file))
    .map((file) => ({
      file,
      key: "",
      rule: `does not belong to a brand, which has only ${members.join(", ")}${nearest(file, members)}.`,
    }));
  const folders = ["messages", "assets", "content"]
    .filter((file) => {
      const found = lstatSync(join(dir, file), { throwIfNoEntry: false });
      return found && !found.isDirectory();
    })
    .map((file) => ({
      file,
      key: "",
      rule: "is a link or a file; it must be a folder of its own.",
    }));
  return [...name, ...strangers, ...folders];
}

function checkTokens(file: unknown, place: Parameters<typeof findFamily>[1]) {
  const { seeds, overrides, problems, description } = readTheme(file);
  const known = bundledFamilies(place.themesDir);
  const fonts = (["fontBody", "fontDisplay"] as const).flatMap((seed) => {
    const [first = ""] = seeds[seed];
    if (systemFamilies.test(first) || findFamily(first, place)) return [];
    const meant = nearest(first, known);
    return [
      {
        key: `seeds.${seed}`,
        rule: `the family ${shown(first)} is not bundled; put its file into assets/fonts, or use a bundled one${meant}.`,
      },
    ];
  });
  const { $schema = "" } = isObject(file) ? file : {};
  const words = Object.entries({ $schema, $description: description ?? "" })
    .map(([key, text]) => ({ key, rule: textFault(String(text)) }))
    .flatMap(({ key, rule }) => (rule === undefined ? [] : [{ key, rule }]));
  const weak = weakPairs(deriveTheme(seeds, overrides)).map((pair) =>
    explainWeakPair(pair, overrides),
  );
  return [
    ...problems.slice(0, mostFindings).map(({ key, rule }) => ({
      key,
      rule: `${rule}.`,
    })),
    ...words,
    ...fonts,
    ...weak,
  ];
}

/** Maximum number of findings for one file. */
const mostFindings = 40;

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

import { existsSync, lstatSync, readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brandSchema, type Brand } from "@foyer/platform/brand";
import * as v from "valibot";
import { layerOrder, themeCss } from "../seeds/css.ts";
import { deriveTheme, type Theme } from "../seeds/derive.ts";
import { brandFonts, type UsedFont } from "../fonts/brandFonts.ts";
import { fontFaces, standIn, type FontFile } from "../fonts/fonts.ts";
import { readContent, type OwnContent } from "../content/readContent.ts";
import { describeProblem } from "../files/problem.ts";
import { readJson as readFile } from "../files/readJson.ts";
import { readTheme } from "../tokens/readTheme.ts";

/** A brand as it is built. */
export interface LoadedBrand {
  readonly id: string;
  readonly dir: string;
  readonly brand: Brand;
  readonly theme: Theme;
  readonly fonts: readonly UsedFont[];
  /** Pack code → message id → the brand's own wording. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Its own pages, links and blocks; undefined if it has none. */
  readonly content: OwnContent | undefined;
  /** Name of an asset without its extension → absolute path. */
  readonly assets: Readonly<Record<string, string>>;
}

/**
 * Names of the brands in a themes folder: every folder that has a brand.json.
 *
 * @example listBrands("themes") // ["aurora", "wireframe"]
 */
export function listBrands(themesDir: string): string[] {
  return readdirSync(themesDir)
    .filter((name) => existsSync(join(themesDir, name, "brand.json")))
    .sort();
}

/**
 * Reads one brand's folder. Throws with the file's name if brand.json or tokens.json cannot be used; `brand check`
 * lists all problems.
 *
 * @example loadBrand("themes", "aurora").brand.name
 */
export function loadBrand(themesDir: string, id: string): LoadedBrand {
  const dir = join(themesDir, id);
  const at = (file: string) =>
    readJson(join(dir, file), `themes/${id}/${file}`);
  const parsed = v.safeParse(brandSchema, at("brand.json"));
  if (!parsed.success)
    throw new Error(
      `themes/${id}/brand.json is not valid. Run: npm run brand check ${id}`,
    );
  const { seeds, overrides, problems } = readTheme(at("tokens.json"));
  const [problem] = problems;
  if (problem)
    throw new Error(
      `themes/${id}/tokens.json, ${problem.key}: ${problem.rule}. Run: npm run brand check ${id}`,
    );

  const place = {
    themesDir,
    brandDir: dir,
    tags: Object.values(parsed.output.languages).map(({ tag }) => tag),
  };
  const { fonts, lists } = brandFonts(
    [
      {
        families: seeds.fontBody,
        weights: [seeds.weightBody, seeds.weightStrong],
      },
      { families: seeds.fontDisplay, weights: [seeds.weightDisplay] },
    ],
    place,
  );
  const [fontBody = seeds.fontBody, fontDisplay = seeds.fontDisplay] = lists;
  const complete = { ...seeds, fontBody, fontDisplay };
  return {
    id,
    dir,
    brand: parsed.output,
    theme: deriveTheme(complete, overrides),
    fonts,
    messages: readMessages(join(dir, "messages")),
    content: loadContent(id, dir, parsed.output),
    assets: listAssets(join(dir, "assets")),
  };
}

/**
 * The style sheet of some brands: fonts, then variables. The first brand is the one that a document without
 * attributes gets. With `firstLanguage` it has only the fonts of Latin and of each brand's default language: those of
 * other languages load with their words (`languageFontsCss`).
 *
 * @example brandsCss([loadBrand("themes", "aurora")])
 */
export function brandsCss(
  brands: readonly LoadedBrand[],
  { firstLanguage = false }: { readonly firstLanguage?: boolean } = {},
): string {
  const faces = new Set(
    brands.flatMap(({ brand, fonts }) =>
      fonts.flatMap(({ family, weights }) => [
        ...fontFaces(family, (file) => !firstLanguage || isFirst(brand, file)),
        ...standIn(family, weights),
      ]),
    ),
  );
  const themes = brands.map(({ id, brand, theme }, index) =>
    themeCss(id, theme, {
      fallbackMode:
        index > 0
          ? undefined
          : brand.defaultMode === "light"
            ? "light"
            : "dark",
    }),
  );
  return [layerOrder, ...faces, ...themes].join("\n");
}

/**
 * The fonts that a language needs besides those of the brand's style sheet; empty if none.
 *
 * @example languageFontsCss(loadBrand("themes", "aurora"), "CN")
 */
export function languageFontsCss(
  { brand, fonts }: LoadedBrand,
  code: string,
): string {
  const tag = brand.languages[code]?.tag ?? "";
  return fonts
    .flatMap(({ family }) =>
      fontFaces(
        family,
        (file) => !isFirst(brand, file) && (file.tags ?? []).includes(tag),
      ),
    )
    .join("\n");
}

const isFirst = (brand: Brand, { tags }: FontFile) =>
  !tags || tags.includes(brand.languages[brand.defaultLanguage]?.tag ?? "");

/**
 * The font files worth preloading: the Latin file of each family, and those of the script of the brand's default
 * language.
 *
 * @example preloadFiles(loadBrand("themes", "aurora"))
 */
export function preloadFiles({ brand, fonts }: LoadedBrand): string[] {
  return fonts
    .filter(({ family }) => !family.systems)
    .flatMap(({ family: { files } }) => [
      ...files.slice(0, 1).filter(({ tags }) => !tags),
      ...files.filter((file) => file.tags && isFirst(brand, file)),
    ])
    .map(({ file }) => file);
}

function loadContent(
  id: string,
  dir: string,
  { languages, defaultLanguage, hosts }: Brand,
): OwnContent | undefined {
  const { content, problems } = readContent(dir, {
    codes: Object.keys(languages),
    first: defaultLanguage,
    hosts: hosts.link ?? [],
  });
  const fault = problems.find(({ note }) => !note);
  if (fault)
    throw new Error(
      `themes/${id}/${describeProblem(fault)} Run: npm run brand check ${id}`,
    );
  return content;
}

function readMessages(dir: string): Record<string, Record<string, string>> {
  const files = filesOf(dir).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [basename(name, ".json"), readPack(join(dir, name))]),
  );
}

function readPack(file: string): Record<string, string> {
  const pack = v.safeParse(v.record(v.string(), v.string()), readJson(file));
  if (!pack.success)
    throw new Error(`${file} must contain one object of message id → text.`);
  return pack.output;
}

function listAssets(dir: string): Record<string, string> {
  // A link is not a file of the brand: its target is not shipped.
  const files = filesOf(dir).filter((name) =>
    lstatSync(join(dir, name)).isFile(),
  );
  return Object.fromEntries(
    files.map((name) => [basename(name, extname(name)), join(dir, name)]),
  );
}

/** Names in a subfolder of the brand; none if it does not exist. */
function filesOf(dir: string): string[] {
  const found = lstatSync(dir, { throwIfNoEntry: false });
  if (found && !found.isDirectory())
    throw new Error(`${dir} must be a folder of its own, not a link.`);
  return found ? readdirSync(dir) : [];
}

/** The content of a file; links are not followed, and an error about invalid JSON includes the file's name. */
function readJson(file: string, name = file): unknown {
  const read = readFile(file);
  if (!read.ok) throw new Error(`${name} ${read.why}`);
  return read.value;
}

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { brandSchema, type Brand } from "@foyer/platform/brand";
import * as v from "valibot";
import { layerOrder, themeCss } from "./css.ts";
import { deriveTheme, type Theme } from "./derive.ts";
import { fallbackName } from "./fontFallback.ts";
import { findFamily, fontFaces, type FontFamily } from "./fonts.ts";
import { readTheme } from "./readTheme.ts";

/** A brand as it is built. */
export interface LoadedBrand {
  readonly id: string;
  readonly dir: string;
  readonly brand: Brand;
  readonly theme: Theme;
  readonly fonts: readonly {
    readonly family: FontFamily;
    readonly weights: readonly number[];
  }[];
  /** Pack code → message id → the brand's own wording. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Name of an asset without its ending → absolute path. */
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
 * says all that is wrong.
 *
 * @example loadBrand("themes", "aurora").brand.name
 */
export function loadBrand(themesDir: string, id: string): LoadedBrand {
  const dir = join(themesDir, id);
  const parsed = v.safeParse(brandSchema, readJson(join(dir, "brand.json")));
  if (!parsed.success)
    throw new Error(
      `themes/${id}/brand.json is not valid. Run: npm run brand check ${id}`,
    );
  const { seeds, overrides, problems } = readTheme(
    readJson(join(dir, "tokens.json")),
  );
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
  const fonts = [...new Set([...seeds.fontBody, ...seeds.fontDisplay])].flatMap(
    (name) => {
      const family = findFamily(name, place);
      const text = seeds.fontBody.includes(name)
        ? [seeds.weightBody, seeds.weightStrong]
        : [];
      return family
        ? [
            {
              family,
              weights: [
                ...text,
                ...(seeds.fontDisplay.includes(name)
                  ? [seeds.weightDisplay]
                  : []),
              ],
            },
          ]
        : [];
    },
  );
  const names = new Set(fonts.map(({ family }) => family.name));
  const withFallback = (families: readonly string[]) =>
    families.flatMap((name) =>
      names.has(name) ? [name, fallbackName(name)] : [name],
    );
  const complete = {
    ...seeds,
    fontBody: withFallback(seeds.fontBody),
    fontDisplay: withFallback(seeds.fontDisplay),
  };
  return {
    id,
    dir,
    brand: parsed.output,
    theme: deriveTheme(complete, overrides),
    fonts,
    messages: readMessages(join(dir, "messages")),
    assets: listAssets(join(dir, "assets")),
  };
}

/**
 * The style sheet of some brands: fonts, then variables. The first is the one a document without attributes gets.
 *
 * @example brandsCss([loadBrand("themes", "aurora")])
 */
export function brandsCss(brands: readonly LoadedBrand[]): string {
  const faces = new Set(
    brands.flatMap(({ fonts }) =>
      fonts.map(({ family, weights }) => fontFaces(family, weights)),
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
 * The font files worth loading before the style sheet has been read: Latin of each family.
 *
 * @example preloadFiles(loadBrand("themes", "aurora"))
 */
export function preloadFiles({ fonts }: LoadedBrand): string[] {
  return fonts.flatMap(({ family }) =>
    family.files.slice(0, 1).map(({ file }) => file),
  );
}

function readMessages(dir: string): Record<string, Record<string, string>> {
  if (!existsSync(dir)) return {};
  const files = readdirSync(dir).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(
    files.map((name) => [basename(name, ".json"), readPack(join(dir, name))]),
  );
}

function readPack(file: string): Record<string, string> {
  const pack = v.safeParse(v.record(v.string(), v.string()), readJson(file));
  if (!pack.success)
    throw new Error(`${file} must hold one object of message id → text.`);
  return pack.output;
}

function listAssets(dir: string): Record<string, string> {
  if (!existsSync(dir)) return {};
  const files = readdirSync(dir).filter((name) =>
    statSync(join(dir, name)).isFile(),
  );
  return Object.fromEntries(
    files.map((name) => [basename(name, extname(name)), join(dir, name)]),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

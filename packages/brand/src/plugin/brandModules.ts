import { readFileSync } from "node:fs";
import { normalizePath } from "vite";
import type { loadBrand, valueOf as tokenValue } from "./buildBrands.ts";

type Loaded = ReturnType<typeof loadBrand>;

/**
 * Source of `virtual:brand`: configuration, words, addresses and sizes of the pictures, page colours. Legal lines and
 * place are empty because they would slow down every first visit: `legalModule` has them.
 *
 * @example brandModule(loadBrand(themesDir, "aurora"), valueOf)
 */
export function brandModule(
  { id, brand, messages, assets: files, theme }: Loaded,
  valueOf: typeof tokenValue,
): string {
  // The picture for link previews is in no page.
  const { share: _share, ...assets } = files;
  const names = Object.keys(assets);
  const legal = { rights: "", licence: "", risk: "" };
  const jurisdiction = { id: "none", helpLines: [] };
  // The path of the file's schema is only for its author.
  const { $schema: _schema, ...rest } = brand;
  const imports = Object.values(assets).map(
    (file, index) =>
      `import asset${index} from ${JSON.stringify(`${normalizePath(file)}?url&no-inline`)};`,
  );
  const page = (mode: "dark" | "light") =>
    valueOf(theme, mode, "color.surface.page");
  return [
    ...imports,
    `export const brandId = ${JSON.stringify(id)};`,
    `export const brand = ${JSON.stringify({ ...rest, legal, jurisdiction })};`,
    `export const messages = ${JSON.stringify(messages)};`,
    `export const assets = {${names.map((name, index) => `${JSON.stringify(name)}: asset${index}`).join(",")}};`,
    `export const assetSizes = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, svgSize(assets[name])])))};`,
    `export const pageColors = ${JSON.stringify({ dark: page("dark"), light: page("light") })};`,
  ].join("\n");
}

/**
 * Source of `virtual:brand/legal`: what `virtual:brand` leaves out, loaded with the parts that show it.
 *
 * @example legalModule(loadBrand(themesDir, "aurora"))
 */
export function legalModule({ brand }: Pick<Loaded, "brand">): string {
  const { words = {}, ...lines } = brand.legal;
  return [
    `export const legalLines = ${JSON.stringify(lines)};`,
    `export const legalWords = ${JSON.stringify(words)};`,
    `export const jurisdiction = ${JSON.stringify(brand.jurisdiction)};`,
  ].join("\n");
}

/** Width and height stated in an SVG, so that a page can reserve space for it. */
function svgSize(
  file: string | undefined,
): { width: number; height: number } | undefined {
  if (!file?.endsWith(".svg")) return undefined;
  const head = readFileSync(file, "utf8").slice(0, 2000);
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(head);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}

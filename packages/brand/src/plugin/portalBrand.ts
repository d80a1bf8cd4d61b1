import { readFileSync } from "node:fs";
import type { BrandPicture, PortalBrand } from "@foyer/platform/brand";
import { valueOf } from "../seeds/derive.ts";
import type { PackLanguage } from "../words/packs.ts";
import type { LoadedBrand } from "./brands.ts";

interface PortalBrandOptions {
  /** Its languages that have words. */
  readonly languages: readonly PackLanguage[];
  /** The address that one of its files is served at. */
  readonly addressOf: (file: string) => string;
}

/**
 * A brand as a portal is drawn from it.
 *
 * @throws Error if the brand has no logo or no mark.
 * @example portalBrand(loadBrand("themes", "aurora"), { languages, addressOf: (file) => `/@fs${file}` }).pictures.logo
 */
export function portalBrand(
  { id, brand, assets, theme }: LoadedBrand,
  { languages, addressOf }: PortalBrandOptions,
): PortalBrand {
  // The path of the file's schema is only for its author.
  const { $schema: _schema, ...settings } = brand;
  const picture = (name: string): BrandPicture => {
    const file = assets[name];
    if (file === undefined)
      throw new Error(`themes/${id}/assets has no ${name}.`);
    return { src: addressOf(file), ...svgSize(file) };
  };
  const page = (mode: "dark" | "light") =>
    valueOf(theme, mode, "color.surface.page");
  return {
    ...settings,
    id,
    languages: Object.fromEntries(
      languages.map(({ code, ...language }) => [
        code,
        { ...language, ...brand.languages[code] },
      ]),
    ),
    pictures: { logo: picture("logo"), logoMark: picture("logoMark") },
    pageColors: { dark: page("dark"), light: page("light") },
  };
}

/** Width and height stated in an SVG, so that a page can reserve space for it. */
function svgSize(file: string): Omit<BrandPicture, "src"> | undefined {
  if (!file.endsWith(".svg")) return undefined;
  const head = readFileSync(file, "utf8").slice(0, 2000);
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(head);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}

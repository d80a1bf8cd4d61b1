import { readFileSync } from "node:fs";
import { extname } from "node:path";
import type { BrandPicture, PortalBrand } from "@foyer/platform/brand";
import { coloursOf } from "../checks/checkLogo.ts";
import { bitmapSize } from "../checks/checkPicture.ts";
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
    const onLight = assets[`${name}-light`];
    return {
      src: addressOf(file),
      ...(onLight !== undefined && { srcOnLight: addressOf(onLight) }),
      ...pictureSize(file),
      ...(isOneColour(file) && { tinted: true }),
    };
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

/** Width and height of a picture, so that a page can reserve space for it. */
function pictureSize(file: string): Omit<BrandPicture, "src"> | undefined {
  const [width, height] = file.endsWith(".svg")
    ? (svgSize(readFileSync(file, "utf8")) ?? [])
    : (bitmapSize(readFileSync(file), extname(file)) ?? []);
  return width === undefined || height === undefined
    ? undefined
    : { width, height };
}

function svgSize(svg: string): readonly [number, number] | undefined {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(
    svg.slice(0, 2000),
  );
  return box ? [Number(box[1]), Number(box[2])] : undefined;
}

/** A drawing in the colour of the text around it; any other picture has its own colours. */
const isOneColour = (file: string) =>
  file.endsWith(".svg") && coloursOf(readFileSync(file, "utf8")) === "text";

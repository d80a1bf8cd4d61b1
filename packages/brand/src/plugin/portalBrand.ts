import { readFileSync } from "node:fs";
import type { BrandPicture, PortalBrand } from "@foyer/platform/brand";
import { coloursOf } from "../checks/checkLogo.ts";
import { builtContent } from "../content/builtContent.ts";
import { pictureSize } from "../identity/pictureSize.ts";
import { valueOf } from "../seeds/derive.ts";
import type { PackLanguage } from "../words/packs.ts";
import type { LoadedBrand } from "./brands.ts";

interface PortalBrandOptions {
  /** Its languages that have words. */
  readonly languages: readonly PackLanguage[];
  /** The address that one of its files is served at. */
  readonly addressOf: (file: string) => string;
  /** Puts a file of the brand's own content beside the portal, and returns its address. */
  readonly write: (name: string, text: string) => string;
}

/**
 * A brand as its routes follow from it: its configuration with its own pages, whose files are not written.
 *
 * @example routesOf(routedBrand(loadBrand("themes", "aurora")))
 */
export function routedBrand(
  loaded: LoadedBrand,
): Pick<PortalBrand, "routes" | "categories" | "content"> {
  const { routes, categories, languages } = loaded.brand;
  const content = builtContent(loaded, {
    codes: Object.keys(languages),
    addressOf: (file) => file,
    write: (name) => name,
  });
  return { routes, categories, ...(content && { content }) };
}

/**
 * A brand as a portal is drawn from it.
 *
 * @throws Error if the brand has no logo or no mark.
 * @example portalBrand(loadBrand("themes", "aurora"), { languages, addressOf, write }).pictures.logo
 */
export function portalBrand(
  loaded: LoadedBrand,
  { languages, addressOf, write }: PortalBrandOptions,
): PortalBrand {
  const { id, brand, assets, theme } = loaded;
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
  const content = builtContent(loaded, {
    codes: languages.map(({ code }) => code),
    addressOf,
    write,
  });
  return {
    ...settings,
    ...(content && { content }),
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

/** A drawing in the colour of the text around it; any other picture has its own colours. */
const isOneColour = (file: string) =>
  file.endsWith(".svg") && coloursOf(readFileSync(file, "utf8")) === "text";

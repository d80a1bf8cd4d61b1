import { basename } from "node:path";
import type { PortalBrand } from "@foyer/platform/brand";
import { root } from "@foyer/brand/checkout";
import { listBrands, loadBrand } from "@foyer/brand/plugin/brands";
import { portalBrand } from "@foyer/brand/plugin/portalBrand";
import { compilePack, packLanguages } from "@foyer/brand/words/packs";
import type { LoadPack } from "../services/packs.ts";

const themesDir = `${root}themes`;

/** Ids of the brands in the themes folder. */
export const brandIds: readonly string[] = listBrands(themesDir);

/**
 * A brand of the themes folder as its build gives it to the portal.
 *
 * @example await renderPage({ ...builtBrand(id), language: "EN", address: "/", host: "portal.example", fetch });
 */
export function builtBrand(id: string): {
  readonly brand: PortalBrand;
  readonly loadPack: LoadPack;
  /** The files of its own content, by address. */
  readonly files: ReadonlyMap<string, string>;
} {
  const files = new Map<string, string>();
  const source = { root, brand: id, pseudo: false };
  return {
    files,
    brand: portalBrand(loadBrand(themesDir, id), {
      languages: packLanguages(source),
      addressOf: (file) => `/${id}/${basename(file)}`,
      write: (name, text) => {
        files.set(`/assets/${name}`, text);
        return `/assets/${name}`;
      },
    }),
    loadPack: async (code, part) =>
      JSON.parse(JSON.stringify(compilePack(source, code, part))),
  };
}

import * as v from "valibot";
import {
  brandSchema,
  categoryCodes,
  type Brand,
  type BrandFile,
} from "@foyer/platform/brand";

/** Every brand in the themes folder. */
export const allBrands: readonly Brand[] = Object.values(
  import.meta.glob<unknown>("../../../../themes/*/brand.json", {
    eager: true,
    import: "default",
  }),
).map((file) => v.parse(brandSchema, file));

/**
 * An invented brand that switches everything on.
 *
 * @example testBrand({ winnerBoard: false })
 */
export function testBrand(over: Partial<BrandFile> = {}): Brand {
  return v.parse(brandSchema, {
    name: "Harbour",
    merchantCode: "harbour",
    languages: { EN: { tag: "en", label: "English" } },
    defaultLanguage: "EN",
    defaultMode: "dark",
    hosts: {
      image: ["https://pictures.example"],
      game: ["https://games.example"],
      frame: ["https://help.example"],
      connect: [],
      link: ["https://*.example", "https://*.portal.example"],
    },
    categories: [...categoryCodes],
    legal: {
      rights: "All rights kept.",
      licence: "Licence 7.",
      risk: "Play for pleasure.",
    },
    ...over,
  } satisfies BrandFile);
}

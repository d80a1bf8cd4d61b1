import * as v from "valibot";
import {
  brandSchema,
  categoryCodes,
  type BrandFile,
  type PortalBrand,
} from "@foyer/platform/brand";
import { languages } from "virtual:messages";

/* What a build adds to a brand. */
const built = {
  id: "harbour",
  pictures: {
    logo: { src: "/logo.svg", width: 120, height: 24 },
    logoMark: { src: "/logoMark.svg", width: 24, height: 24 },
  },
  pageColors: { dark: "#101010", light: "#fafafa" },
};

/** The configurations of every brand in the themes folder. */
export const allBrands: readonly PortalBrand[] = Object.values(
  import.meta.glob<unknown>("../../../../themes/*/brand.json", {
    eager: true,
    import: "default",
  }),
).map((file) => ({ ...built, ...v.parse(brandSchema, file) }));

/**
 * An invented brand that switches everything on, in the languages that the tests have words of.
 *
 * @example testBrand({ winnerBoard: false })
 */
export function testBrand(over: Partial<BrandFile> = {}): PortalBrand {
  const brand = v.parse(brandSchema, {
    name: "Harbour",
    merchantCode: "harbour",
    languages: Object.fromEntries(
      languages.map(({ code, tag, label }) => [code, { tag, label }]),
    ),
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
  return { ...built, ...brand };
}

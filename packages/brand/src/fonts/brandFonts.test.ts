import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brandSchema, languageCatalogue } from "@foyer/platform/brand";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { brandFonts } from "./brandFonts.ts";
import { languageFontsCss, listBrands, loadBrand } from "../plugin/brands.ts";
import { openCmap } from "./fontCmap.ts";
import { openWoff2 } from "./woff2.ts";

const themesDir = fileURLToPath(new URL("../../../../themes", import.meta.url));

const fontsOf = (tags: readonly string[], ...families: string[]) => {
  const { fonts, lists } = brandFonts([{ families, weights: [400] }], {
    themesDir,
    brandDir: `${themesDir}/none`,
    tags,
  });
  return {
    list: lists[0],
    files: Object.fromEntries(
      fonts.map(({ family }) => [
        family.name,
        family.files.map(({ subset }) => subset),
      ]),
    ),
    fonts,
  };
};

describe("a brand's font families", () => {
  it("load Latin subsets only where all languages are written in Latin", () => {
    expect(fontsOf(["en", "ms-MY"], "Figtree Variable", "sans-serif")).toEqual(
      expect.objectContaining({
        list: ["Figtree Variable", "Figtree Variable Fallback", "sans-serif"],
        files: { "Figtree Variable": ["latin", "latin-ext"] },
      }),
    );
  });

  it("get a fallback family before the generic names for a missing script, with that script only", () => {
    expect(fontsOf(["en", "ar-AE"], "Figtree Variable", "system-ui")).toEqual(
      expect.objectContaining({
        list: [
          "Figtree Variable",
          "Figtree Variable Fallback",
          "Noto Sans Arabic Variable",
          "system-ui",
        ],
        files: {
          "Figtree Variable": ["latin", "latin-ext"],
          "Noto Sans Arabic Variable": ["arabic"],
        },
      }),
    );
  });

  it("use scripts of the second family, and load no script twice", () => {
    expect(
      fontsOf(["vi", "th"], "Archivo Variable", "Anuphan Variable").files,
    ).toEqual({
      "Archivo Variable": ["latin", "latin-ext", "vietnamese"],
      "Anuphan Variable": ["thai"],
    });
  });

  it("leave a large script to device fonts first, then to slices", () => {
    const { list, fonts } = fontsOf(["zh-CN"], "Figtree Variable");
    expect(list?.slice(2)).toEqual([
      "PingFang SC",
      "Microsoft YaHei",
      "Noto Sans CJK SC",
      "Noto Sans SC Variable",
    ]);
    const slices = fonts.find(({ family }) => family.systems);
    expect(slices?.family.files.length).toBeGreaterThan(90);
  });

  it("keep Chinese and Japanese slices apart", () => {
    const { files } = fontsOf(["zh-CN", "ja"], "Figtree Variable");
    expect(files["Noto Sans JP Variable"]?.length).toBeGreaterThan(90);
  });
});

/** The language's own name for itself, letters only, without marks that any font has (Uzbek's). */
const lettersOf = (label: string) =>
  label.replaceAll(/[^\p{L}\p{M}]|\p{Lm}/gu, "");

describe("every language of the catalogue", () => {
  it.each(Object.entries(languageCatalogue))(
    "%s has a bundled font with every letter of its own name",
    (_name, { tag, label }) => {
      const { fonts } = fontsOf([tag], "Figtree Variable");
      const maps = fonts.flatMap(({ family }) =>
        family.files.flatMap(({ file }) => {
          const cmap = openWoff2(readFileSync(file))("cmap");
          return cmap ? [openCmap(cmap)] : [];
        }),
      );
      expect(
        [...lettersOf(label)].filter((letter) =>
          maps.every((glyphOf) => glyphOf(letter.codePointAt(0) ?? 0) === 0),
        ),
      ).toEqual([]);
    },
  );
});

describe.each(listBrands(themesDir))("the languages of %s", (id) => {
  it("load their fonts with their words, except those of the first language, which come with the style sheet", () => {
    const loaded = loadBrand(themesDir, id);
    const { languages, defaultLanguage } = v.parse(
      brandSchema,
      JSON.parse(readFileSync(`${themesDir}/${id}/brand.json`, "utf8")),
    );
    expect(languageFontsCss(loaded, defaultLanguage)).toBe("");
    const own = loaded.fonts.flatMap(({ family }) => family.files);
    for (const [code, { tag }] of Object.entries(languages)) {
      const css = languageFontsCss(loaded, code);
      for (const { file, tags } of own) {
        const isOther =
          tags?.includes(tag) === true &&
          !tags.includes(languages[defaultLanguage]?.tag ?? "");
        expect([file, css.includes(file)]).toEqual([file, isOther]);
      }
    }
  });
});

import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { modes, roleEntries } from "@foyer/themes/contract";
import { afterAll, describe, expect, it } from "vitest";
import { brandsCss, listBrands, loadBrand } from "./brands.ts";
import { checkBrand } from "../checks/check.ts";
import { weakPairs } from "../checks/checkContrast.ts";
import { findFamily } from "../fonts/fonts.ts";
import { basePacks } from "../words/basePacks.ts";
import { newBrand } from "../scaffold/scaffold.ts";

const themesDir = fileURLToPath(new URL("../../../../themes", import.meta.url));
const packs = basePacks(
  fileURLToPath(new URL("../../../../", import.meta.url)),
);
const brands = listBrands(themesDir);

describe.each(brands)("the brand %s", (id) => {
  it("has no problems", () => {
    expect(
      checkBrand(id, { themesDir, packs }).filter(({ note }) => !note),
    ).toEqual([]);
  });

  // THM-04
  it("has enough contrast in every pair of the contract, in both modes", () => {
    expect(weakPairs(loadBrand(themesDir, id).theme)).toEqual([]);
  });

  it("ships both modes in less than 3.5 KB of compressed CSS", () => {
    expect(
      brotliCompressSync(
        brandsCss([loadBrand(themesDir, id)], { firstLanguage: true }),
      ).length,
    ).toBeLessThan(3500);
  });

  // THM-01
  it("sets color-scheme for each mode and uses no transitions", () => {
    const css = brandsCss([loadBrand(themesDir, id)]);
    expect(css).not.toContain("transition");
    for (const mode of modes)
      expect(css).toContain(
        `[data-brand="${id}"][data-mode="${mode}"]{color-scheme:${mode};`,
      );
  });
});

describe("the brands together", () => {
  /* Widths of fixed parts of the frame, and values that are the same on purpose. */
  const alike = [
    "space.x0",
    "size.iconSmall",
    "size.icon",
    "size.iconLarge",
    "size.sideMenu",
    "size.sideMenuFolded",
    "size.content",
  ];

  it("differ in every role except those listed as alike", () => {
    const themes = brands.map((id) => loadBrand(themesDir, id).theme);
    const inAll = (name: string) =>
      new Set(
        themes
          .flatMap((theme) =>
            [theme.shared, theme.dark, theme.light].map(
              (values) => values[name],
            ),
          )
          .filter(Boolean),
      );
    expect(
      roleEntries()
        .filter(([name]) => inAll(name).size === 1)
        .map(([name]) => name),
    ).toEqual(alike);
  });

  it("apply the first one, in its default mode, to a document without attributes", () => {
    const css = brandsCss(brands.map((id) => loadBrand(themesDir, id)));
    expect(css.match(/:root:not\(\[data-brand\]\),/g)).toHaveLength(1);
    expect(css.match(/:root:not\(\[data-mode\]\),/g)).toHaveLength(1);
  });
});

describe("a brand's fonts", () => {
  const dir = mkdtempSync(join(tmpdir(), "foyer-fonts-"));
  symlinkSync(join(themesDir, "node_modules"), join(dir, "node_modules"));
  newBrand(dir, "lake");
  afterAll(() => rmSync(dir, { recursive: true }));

  it("come with a fallback font of matching metrics", () => {
    const lake = loadBrand(dir, "lake");
    expect(lake.theme.shared["font.body"]).toBe(
      '"Figtree Variable","Figtree Variable Fallback",system-ui,sans-serif',
    );
    expect(brandsCss([lake])).toMatch(
      /"Figtree Variable Fallback";.*size-adjust:10\d/,
    );
  });

  it("cover the scripts of its languages and no others", () => {
    const place = {
      themesDir: dir,
      brandDir: join(dir, "lake"),
      tags: ["vi", "en"],
    };
    const subsets = (name: string) =>
      findFamily(name, place)?.files.map(({ subset }) => subset);
    expect(subsets("Red Hat Display Variable")).toEqual(["latin", "latin-ext"]);
    expect(subsets("Archivo Variable")).toEqual([
      "latin",
      "latin-ext",
      "vietnamese",
    ]);
  });

  it("may be loaded from the brand's own file", () => {
    mkdirSync(join(dir, "lake/assets/fonts"));
    writeFileSync(join(dir, "lake/assets/fonts/lake-sans.woff2"), "");
    const place = { themesDir: dir, brandDir: join(dir, "lake"), tags: [] };
    expect(findFamily("Lake Sans", place)?.files).toEqual([
      { subset: "all", file: join(dir, "lake/assets/fonts/lake-sans.woff2") },
    ]);
    expect(findFamily("Nobody Sans", place)).toBeUndefined();
  });
});

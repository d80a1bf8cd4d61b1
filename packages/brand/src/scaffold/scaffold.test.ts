import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkBrand } from "../checks/check.ts";
import { weakPairs } from "../checks/checkContrast.ts";
import { createBrand } from "../cli/cliNew.ts";
import { realFont } from "../checks/testing/realFont.ts";
import { readColor } from "../colors/color.ts";
import { deriveTheme, noOverrides } from "../seeds/derive.ts";
import {
  contrastReport,
  contrastRows,
  movedColours,
} from "../checks/reportContrast.ts";
import { shapes } from "./scaffoldAnswers.ts";
import { seedsOf } from "./scaffoldFiles.ts";

const realThemes = fileURLToPath(
  new URL("../../../../themes", import.meta.url),
);
let themesDir = "";

beforeEach(() => {
  themesDir = mkdtempSync(join(tmpdir(), "foyer-new-"));
  symlinkSync(
    join(realThemes, "node_modules"),
    join(themesDir, "node_modules"),
  );
});
afterEach(() => rmSync(themesDir, { recursive: true }));

const make = (...args: string[]) =>
  createBrand(args, { themesDir, packs: ["en", "ar", "ms"] });
const read = (id: string, file: string) =>
  readFileSync(join(themesDir, id, file), "utf8");
const brands = () =>
  readdirSync(themesDir).filter((name) => name !== "node_modules");

describe("brand new with flags", () => {
  it("writes a complete brand from the flags, without problems", async () => {
    await make(
      "--name",
      "Blue Harbour & Sons",
      "--merchant-code",
      "bh_1",
      "--colours",
      "#05b,#ff6600",
      "--shape",
      "round",
      "--type",
      "figtree",
      "--languages",
      "ar,English",
      "--categories",
      "sports,live",
      "--mode",
      "light",
      "--yes",
    );
    const id = "blue-harbour-sons";
    expect(checkBrand(id, { themesDir }).filter(({ note }) => !note)).toEqual(
      [],
    );
    const brand = JSON.parse(read(id, "brand.json"));
    expect(brand).toMatchObject({
      name: "Blue Harbour & Sons",
      merchantCode: "bh_1",
      languages: { AR: { tag: "ar", label: "العربية" }, EN: { tag: "en" } },
      defaultLanguage: "AR",
      defaultMode: "light",
      categories: ["HOME", "SPORTS", "LIVE", "FAV"],
    });
    const { seeds } = JSON.parse(read(id, "tokens.json"));
    expect(seeds.radius.$value.value).toBe(18);
    expect(seeds.fontDisplay.$value[0]).toBe("Figtree Variable");
    expect(read(id, "assets/logo.svg")).toContain("Blue Harbour &amp; Sons");
    expect(existsSync(join(themesDir, id, "messages/AR.json"))).toBe(true);
  });

  it("reports which colours were adjusted, and that all pairs can be read", async () => {
    const lines = await make(
      "harbour",
      "--colours",
      "#ffee00,#ff6600",
      "--yes",
    );
    const text = lines.join("\n");
    expect(text).toMatch(/Contrast: \d+ pairs, all pass/);
    // All hundred and more of them would push what matters out of sight.
    expect(lines.length).toBeLessThan(40);
    expect(text).toMatch(
      /moved: accent\.fill is #[0-9a-f]{6} instead of #ffee00, \d+ % darker/,
    );
  });

  it("takes the logo, the font and the licence that a brand brings along", async () => {
    const brought = (name: string, content: string | Uint8Array) => {
      const file = join(themesDir, name);
      writeFileSync(file, content);
      return file;
    };
    const logo = brought(
      "our logo.SVG",
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24" viewBox="0 0 120 24"><path fill="#c2410c" d="M0 0H120V24H0Z"/></svg>',
    );
    const font = brought("Blue Text.woff2", realFont);
    const licence = brought(
      "licence.txt",
      "Licence 7 of the Lakeland Gaming Commission.\r\n\r\n© 2026 Blue.\n",
    );
    const lines = await make(
      ...["blue", "--yes", "--logo", logo, "--font", font],
      ...["--licence", licence],
    );
    expect(lines).toContain("wrote themes/blue/assets/fonts/blue-text.woff2");
    expect(lines.join("\n")).toContain("favicon.svg are drawn from the name");
    expect(read("blue", "assets/logo.svg")).toContain("#c2410c");
    const brand = JSON.parse(read("blue", "brand.json"));
    expect(brand.legal).toMatchObject({
      licence: "Licence 7 of the Lakeland Gaming Commission.",
      rights: "© 2026 Blue.",
      risk: expect.stringMatching(/risk/),
    });
    expect(read("blue", "tokens.json")).toContain("Blue Text");
    expect(
      checkBrand("blue", { themesDir }).filter(({ note }) => !note),
    ).toEqual([]);
  });

  it("writes the licence that was typed, and keeps a PNG as the only logo", async () => {
    const picture = join(themesDir, "logo.png");
    writeFileSync(picture, "a picture");
    await make(
      ...["typed", "--yes", "--licence", "Licence 8."],
      ...["--logo", picture],
    );
    expect(JSON.parse(read("typed", "brand.json")).legal.licence).toBe(
      "Licence 8.",
    );
    expect(readdirSync(join(themesDir, "typed/assets"))).not.toContain(
      "logo.svg",
    );
  });

  it.each([
    [["--logo", "/no/such.svg"], "--logo: there is no file /no/such.svg"],
    [["--logo", "logo.gif"], "--logo: a logo is an SVG, PNG or WebP file"],
    [["--font", "text.ttf"], "--font: a font is a WOFF2 file"],
    [["--font", "/no/text.woff2"], "--font: there is no file"],
    [["--licence", " "], "--licence: write the line"],
    [["--licence", "1\n2\n3\n4"], "--licence: a file has three lines at most"],
  ])("refuses %s, and writes nothing", async (flags, sentence) => {
    await expect(make("harbour", "--yes", ...flags)).rejects.toThrow(sentence);
    expect(brands()).toEqual([]);
  });

  it.each([
    [["--colours", "#05b", "--yes"], "--colours: Two colours are wanted"],
    [["--colours", "red,#fff", "--yes"], '--colours: "red" is no colour'],
    [
      ["--shape", "square", "--yes"],
      '--shape: "square" is no shape; choose crisp, soft, round',
    ],
    [["--type", "Comic", "--yes"], '--type: No family "Comic" is bundled'],
    [["--type", "Figtre", "--yes"], '(did you mean "Figtree"?)'],
    [["--languages", "MY", "--yes"], "--languages: MY may be Malay or Burmese"],
    [
      ["--languages", "Elvish", "--yes"],
      '--languages: "Elvish" is no language of the catalogue',
    ],
    [
      ["--languages", "Thai,English", "--yes"],
      "There are no words for ไทย yet",
    ],
    [["--languages", "en,English", "--yes"], "English is named twice"],
    [
      ["--categories", "SLOTS", "--yes"],
      '--categories: "SLOTS" is no category',
    ],
    [["--categories", "HOME,FAV", "--yes"], "Name one category at least"],
    [["--mode", "dusk", "--yes"], '--mode: "dusk" is no mode'],
    [["--name", "<b>", "--yes"], "--name: A name has no control characters"],
    [
      ["--name", "x".repeat(31), "--yes"],
      "--name: A name has 30 characters at most",
    ],
    [
      ["--merchant-code", "A B", "--yes"],
      "--merchant-code: A merchant code has small letters",
    ],
  ])(
    "rejects %j with a clear message and writes nothing",
    async (flags, sentence) => {
      await expect(make("harbour", ...flags)).rejects.toThrow(sentence);
      expect(brands()).toEqual([]);
    },
  );

  it("requires a valid folder name that is not taken", async () => {
    await expect(make("--yes")).rejects.toThrow("wants the name of a folder");
    await expect(make("--name", "港口", "--yes")).rejects.toThrow(
      "wants the name of a folder",
    );
    await expect(make("../x", "--yes")).rejects.toThrow(
      "cannot be a brand's name",
    );
    await make("harbour", "--yes");
    await expect(make("harbour", "--yes")).rejects.toThrow("is there already");
    await expect(make("blue", "harbour", "--yes")).rejects.toThrow(
      "Put a name of several words in quotes",
    );
  });
});

describe("brand new at a terminal", () => {
  const talk = () => {
    const input = new PassThrough();
    const output = new PassThrough();
    let said = "";
    output.on("data", (part) => (said += part));
    const made = createBrand([], {
      themesDir,
      packs: ["en"],
      terminal: { input, output },
    });
    return { input, made, said: () => said };
  };

  it("asks again after an invalid answer and writes only after the last one", async () => {
    const { input, made, said } = talk();
    input.write(
      "Blue Harbour\nharbour\nHarbour\n\n#05b\n#05b, #f60\nround\n\n\nlive\n",
    );
    input.write("dusk\n");
    await new Promise((resolve) => setImmediate(resolve));
    expect(brands()).toEqual([]);
    input.write("dark\n");
    await made;
    expect(said()).toContain("There are: RNG, LIVE, FISH");
    expect(said()).toMatch(
      /There are words in: English\.\s.*Languages, the first/s,
    );
    expect(said()).toContain("Folder in themes/");
    expect(said()).toContain("cannot be a brand's name");
    expect(said()).toContain("Two colours are wanted");
    expect(said()).toContain('"dusk" is no mode');
    expect(said()).toContain(
      "Merchant code, as the platform knows the brand [harbour]",
    );
    expect(JSON.parse(read("harbour", "brand.json"))).toMatchObject({
      name: "Harbour",
      defaultMode: "dark",
      categories: ["HOME", "LIVE", "FAV"],
    });
  });

  it("writes nothing when it is interrupted", async () => {
    const { input, made } = talk();
    input.write("harbour\nHarbour\n");
    input.end();
    await expect(made).rejects.toThrow("Nothing was written.");
    expect(brands()).toEqual([]);
  });
});

describe("the theme of two colours", () => {
  const anyHex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((rgb) => `#${rgb.toString(16).padStart(6, "0")}`);

  it("has enough contrast, whatever the colours", () => {
    fc.assert(
      fc.property(
        anyHex,
        anyHex,
        fc.constantFrom(...shapes),
        (one, other, shape) => {
          const seeds = seedsOf({
            colours: [one, other],
            shape,
            type: ["Figtree Variable", "Figtree Variable"],
          });
          expect(weakPairs(deriveTheme(seeds))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it("reports how far each adjusted colour moved, and nothing for the others", () => {
    const seeds = seedsOf({
      colours: ["#ffee00", "#ff6600"],
      shape: "soft",
      type: ["a", "b"],
    });
    const theme = deriveTheme(seeds);
    const [accent] = movedColours(seeds, theme, noOverrides).filter(
      ({ mode, role }) => mode === "light" && role === "color.accent.fill",
    );
    expect(accent?.from).toBe("#ffee00");
    expect(readColor(accent?.to ?? "")?.l).toBeCloseTo(
      (readColor("#ffee00")?.l ?? 0) + (accent?.by ?? 0),
      5,
    );
    const own = { ...noOverrides, light: { "color.accent.fill": "#00ff00" } };
    expect(
      movedColours(seeds, theme, own).some(
        ({ mode, role }) => mode === "light" && role === "color.accent.fill",
      ),
    ).toBe(false);
  });

  it("marks in the report a pair that an override made too weak", () => {
    const seeds = seedsOf({
      colours: ["#0055bb", "#ff6600"],
      shape: "soft",
      type: ["a", "b"],
    });
    const overrides = {
      ...noOverrides,
      dark: { "color.accent.onFill": "#0055bb" },
    };
    const theme = deriveTheme(seeds, overrides);
    expect(
      contrastRows(theme).filter(({ ratio, atLeast }) => ratio < atLeast)
        .length,
    ).toBeGreaterThan(0);
    const text = contrastReport(seeds, theme, overrides).join("\n");
    expect(text).toMatch(/Contrast: \d+ pairs, \d+ fail/);
    expect(text).toMatch(/accent\.onFill on accent\.fill {2}too weak/);
  });
});

import type { BrandFile } from "@foyer/platform/brand";
import { readColor, solve } from "../colors/color.ts";
import { deriveTheme, noOverrides, valueOf } from "../seeds/derive.ts";
import { jsonText } from "../files/exportJson.ts";
import { exportTokens } from "../exchange/exportTokens.ts";
import { readTheme } from "../tokens/readTheme.ts";
import {
  licenceToWrite,
  type BrandAnswers,
  type Shape,
} from "./scaffoldAnswers.ts";
import { nothingGiven, type Given } from "./scaffoldGiven.ts";
import { drawArt } from "./scaffoldArt.ts";
import type { SeedName, Seeds } from "../seeds/seeds.ts";

/** The seeds of each shape. */
const shapeSeeds: Readonly<Record<Shape, Partial<Seeds>>> = {
  crisp: { radius: 2, roundness: 0, shadow: 0.6, tracking: 0.01 },
  soft: { radius: 10, roundness: 1, shadow: 1 },
  round: { radius: 18, roundness: 1, shadow: 1.2 },
};

/**
 * The seeds that follow from the answers. The lightness of controls is solved from them for each mode, so that any
 * two colours make a readable theme.
 *
 * @example seedsOf(answers).accent
 */
export function seedsOf({
  colours,
  shape,
  type,
}: Pick<BrandAnswers, "colours" | "shape" | "type">): Seeds {
  const [first, second] = colours.map(readColor);
  const house = readTheme({ seeds: {} }).seeds;
  const accent = first ?? house.accent;
  const other = second ?? house.glowSecond;
  const families = (name: string) => [name, "system-ui", "sans-serif"];
  return {
    ...house,
    ...shapeSeeds[shape],
    accent,
    neutral: { l: 0.5, c: Math.min(0.015, accent.c), h: accent.h },
    glowFirst: accent,
    glowSecond: other,
    hot: other,
    fontBody: families(type[0]),
    fontDisplay: families(type[1]),
    weightDisplay: 700,
  };
}

/**
 * Every file of a new brand, by its path inside the brand's folder.
 *
 * @example Object.keys(packFiles("harbour", answers)) // ["tokens.json", …, "brand.json"]
 */
export function packFiles(
  id: string,
  answers: BrandAnswers,
  given: Given = nothingGiven,
): Readonly<Record<string, string | Uint8Array>> {
  const seeds = seedsOf(answers);
  const stated: SeedName[] = [
    "accent",
    "neutral",
    "glowFirst",
    "glowSecond",
    "hot",
    "radius",
    "roundness",
    "fontBody",
    "fontDisplay",
  ];
  const words = answers.languages.map(({ code }) => [
    `messages/${code}.json`,
    jsonText({}),
  ]);
  return {
    "tokens.json": exportTokens({ seeds, overrides: noOverrides, stated }),
    ...Object.fromEntries(words),
    ...withLogo(art(answers, seeds), given),
    "brand.json": jsonText(brandFile(id, answers, given)),
  };
}

/** A logo that was given is there in place of the drawn one, whatever its format. */
function withLogo(
  drawn: Readonly<Record<string, string>>,
  { files }: Given,
): Readonly<Record<string, string | Uint8Array>> {
  const hasLogo = Object.keys(files).some((file) => /\/logo\./.test(file));
  const kept = Object.entries(drawn).filter(
    ([file]) => !(hasLogo && file === "assets/logo.svg"),
  );
  return { ...Object.fromEntries(kept), ...files };
}

function art({ name, shape }: BrandAnswers, seeds: Seeds) {
  const theme = deriveTheme(seeds);
  const page = (mode: "dark" | "light") =>
    valueOf(theme, mode, "color.surface.page");
  return drawArt(name, shape, {
    ink: solve(seeds.accent, {
      against: [page("dark"), page("light")],
      atLeast: 3,
    }),
    fill: valueOf(theme, "light", "color.accent.fill"),
    onFill: valueOf(theme, "light", "color.accent.onFill"),
  });
}

function brandFile(
  id: string,
  { name, merchantCode, languages, categories, mode }: BrandAnswers,
  { legal }: Given,
): BrandFile {
  return {
    $schema: "../brand.schema.json",
    name,
    merchantCode,
    languages: Object.fromEntries(
      languages.map(({ code, tag, label }) => [code, { tag, label }]),
    ),
    defaultLanguage: languages[0]?.code ?? "EN",
    defaultMode: mode,
    hosts: {
      image: [`https://img.${id}.example`],
      game: [`https://play.${id}.example`],
      frame: [],
      connect: [],
      // The sandbox's own addresses, until the brand has its own.
      link: ["https://*.foyer.example"],
    },
    categories: [...categories],
    legal: {
      rights: `© ${name}. All rights reserved.`,
      licence: licenceToWrite,
      risk: "Gaming involves risk: you can lose the money you stake. Play for pleasure, and set yourself a limit.",
      ...legal,
    },
  };
}

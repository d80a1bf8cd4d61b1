import type { SeedName } from "../../packages/brand/src/seeds/seeds.ts";
import { seedNames } from "./diff.ts";

const named: readonly (readonly [string, readonly SeedName[]])[] = [
  [
    "Colour",
    [
      "accent",
      "neutral",
      "glowFirst",
      "glowSecond",
      "prize",
      "hot",
      "loved",
      "success",
      "warning",
      "danger",
      "info",
      "contrast",
    ],
  ],
  ["Shape", ["radius", "roundness", "border", "shadow"]],
  ["Density", ["density"]],
  [
    "Type",
    [
      "fontBody",
      "fontDisplay",
      "textBase",
      "textRatio",
      "leading",
      "tracking",
      "weightBody",
      "weightStrong",
      "weightDisplay",
    ],
  ],
  ["Motion", ["motion", "easing"]],
];

const listed = new Set(named.flatMap(([, names]) => names));
const others = seedNames.filter((name) => !listed.has(name));

/** Every seed, under the word that a designer would look for; a new one comes last until it is placed. */
export const seedGroups: typeof named = [
  ...named,
  ...(others.length > 0 ? [["More", others] as const] : []),
];

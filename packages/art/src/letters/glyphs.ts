import type { Glyph } from "./glyph.ts";
import { aToM } from "./glyphs-a-m.ts";
import { figures } from "./glyphs-figures.ts";
import { nToZ } from "./glyphs-n-z.ts";

/** Every character that can be lettered; all others are left out. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  ...aToM,
  ...nToZ,
  ...figures,
};

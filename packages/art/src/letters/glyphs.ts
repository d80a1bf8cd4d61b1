import type { Glyph } from "./glyph.ts";
import { aToM } from "./glyphs-a-m.ts";
import { figures } from "./glyphs-figures.ts";
import { nToZ } from "./glyphs-n-z.ts";

/** Every letter the lettering knows; a character that is not here is left out. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  ...aToM,
  ...nToZ,
  ...figures,
};

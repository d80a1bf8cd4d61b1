import { actionGlyphs } from "./actionGlyphs.ts";
import { gameGlyphs } from "./gameGlyphs.ts";
import type { Glyph } from "./glyph.ts";

/** Name of an icon. */
export type IconName = keyof typeof actionGlyphs | keyof typeof gameGlyphs;

/** Every icon by its name. */
export const glyphs: Readonly<Record<IconName, Glyph>> = {
  ...actionGlyphs,
  ...gameGlyphs,
};

/** Every name, actions first. */
export const iconNames: readonly IconName[] = namesOf(glyphs);

function namesOf<Name extends string>(
  record: Readonly<Record<Name, unknown>>,
): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

/** How games are drawn: tall with the name below, tall with the name on the picture, or square and small. */
export type GameLook = "poster" | "cover" | "tile";

/**
 * The selector of a part where the look is this: by a word of the document's root, or of what it stands in.
 *
 * @example globalStyle(inLook("cover", title), { color: vars.color.art.onScrim })
 */
export const inLook = (word: string, part: string): string =>
  `[data-look~="${word}"] ${part}`;

/** Layout of game cards: tall with the name below, tall with the name on the picture, or square and small. */
export type GameLook = "poster" | "cover" | "tile";

/**
 * The selector of a part inside an element with this look: the document's root or any other ancestor.
 *
 * @example globalStyle(inLook("cover", title), { color: vars.color.art.onScrim })
 */
export const inLook = (word: string, part: string): string =>
  `[data-look~="${word}"] ${part}`;

import { coverTall, wordsRoom } from "./cardLook.css.ts";

/**
 * Height of a card of some width, in whatever look: its cover, and its words.
 *
 * @example containIntrinsicBlockSize: `auto ${cardRoom("12rem")}`
 */
export const cardRoom = (inlineSize: string): string =>
  `calc(${inlineSize} * ${coverTall} + ${wordsRoom})`;

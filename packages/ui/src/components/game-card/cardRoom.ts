import { coverTall, wordsRoom } from "./cardLook.css.ts";

/**
 * Height of a card for its width, in any look: cover and text.
 *
 * @example containIntrinsicBlockSize: `auto ${cardRoom("12rem")}`
 */
export const cardRoom = (inlineSize: string): string =>
  `calc(${inlineSize} * ${coverTall} + ${wordsRoom})`;

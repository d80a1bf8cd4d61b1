import { vars } from "../../styles/vars.css.ts";

/** Height of a card's words: two lines of its title and one of its vendor, whatever they are. */
export const wordsRoom = `calc(${vars.space.x2} + ${vars.text.x2} * 2.7 + ${vars.text.x1} * ${vars.leading.body})`;

/**
 * Height of a card of some width: its cover of 3:4, and its words.
 *
 * @example containIntrinsicBlockSize: `auto ${cardRoom("12rem")}`
 */
export const cardRoom = (inlineSize: string): string =>
  `calc(${inlineSize} * 4 / 3 + ${wordsRoom})`;

import { createVar, fallbackVar, globalStyle } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

/*
 * The card dimensions that a look changes, and the number of cards in a row. They are CSS variables that cards
 * inherit, so that cards need no prop for the look, and cards that are not rendered yet keep the right space.
 */

const [ratio, tall, words] = [createVar(), createVar(), createVar()];
const sign = createVar();
/** Number of columns by the width of a grid, from narrow to wide. */
const columns = [createVar(), createVar(), createVar(), createVar()] as const;
/** Width of a card by the width of a rail, from narrow to wide. */
const views = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
] as const;

/** Height of a card's text: always two lines for the title and one for the provider. */
const below = (title: string) =>
  `calc(${vars.space.x2} + ${title} * 2.7 + ${vars.text.x1} * ${vars.leading.body})`;

/** Width of a card in a rail with a given number in view; for a fraction, the last card is cut off. */
const inView = (count: number, gap: string) => {
  const gaps = Number.isInteger(count) ? count - 1 : Math.floor(count);
  return `calc((100cqi - ${gaps} * ${gap}) / ${count})`;
};

const rail = (counts: readonly number[]) =>
  counts.map((count, place) =>
    inView(count, place < 2 ? vars.space.x3 : vars.space.x4),
  );

interface Measures {
  readonly ratio: string;
  readonly tall: string;
  readonly words: string;
  readonly sign: string;
  readonly columns: readonly number[];
  readonly rail: readonly number[];
}

const poster: Measures = {
  ratio: "3 / 4",
  tall: "4 / 3",
  words: below(vars.text.x2),
  sign: "1.875rem",
  columns: [2, 3, 4, 6],
  rail: [2.4, 3.4, 4.4, 6, 7, 8],
};
const cover: Measures = {
  ...poster,
  words: "0px",
  sign: "1.875rem",
  columns: [2, 3, 4, 5],
  rail: [1.8, 2.8, 3.8, 5, 6, 7],
};
const tile: Measures = {
  ratio: "1",
  tall: "1",
  words: below(vars.text.x1),
  sign: "1.625rem",
  columns: [3, 4, 6, 8],
  rail: [3.3, 4.3, 6.3, 8, 9, 10],
};

for (const [word, measures] of Object.entries({ poster, cover, tile }))
  globalStyle(`[data-look~="${word}"]`, {
    vars: {
      [ratio]: measures.ratio,
      [tall]: measures.tall,
      [words]: measures.words,
      [sign]: measures.sign,
      ...Object.fromEntries(
        columns.map((name, place) => [name, String(measures.columns[place])]),
      ),
      ...Object.fromEntries(
        rail(measures.rail).map((width, place) => [views[place] ?? "", width]),
      ),
    },
  });

/** Aspect ratio of a cover, width to height. */
export const coverRatio = fallbackVar(ratio, poster.ratio);
/** Height of a cover as a multiple of its width. */
export const coverTall = fallbackVar(tall, poster.tall);
/** Height of the part below the cover. */
export const wordsRoom = fallbackVar(words, poster.words);
/** Size of the play icon. */
export const signSize = fallbackVar(sign, poster.sign);
/** Distance of the play icon from the edges of the cover. */
export const signPlace = vars.space.x2;
/** Space that the play icon takes from a line at the bottom of the cover. */
export const signRoom = `calc(${signSize} + 2 * ${signPlace})`;
const columnsAt = (place: number) =>
  fallbackVar(columns[place] ?? "", String(poster.columns[place]));
/** Number of cards in a row of a grid, from the narrowest width to the widest. */
export const gridColumns = {
  narrow: columnsAt(0),
  phone: columnsAt(1),
  tablet: columnsAt(2),
  wide: columnsAt(3),
};

const widthAt = (place: number) =>
  fallbackVar(views[place] ?? "", rail(poster.rail)[place] ?? "");
/** Width of a rail's cards, from the narrowest rail to the widest. */
export const railColumns = {
  narrow: widthAt(0),
  phone: widthAt(1),
  tablet: widthAt(2),
  six: widthAt(3),
  seven: widthAt(4),
  eight: widthAt(5),
};

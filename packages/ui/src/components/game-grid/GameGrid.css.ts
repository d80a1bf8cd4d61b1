import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { gridColumns } from "../game-card/cardLook.css.ts";
import { cardRoom } from "../game-card/cardRoom.ts";

const [narrowGap, wideGap] = [vars.space.x3, vars.space.x4];

/** Height of a card in a grid with a given number of columns; exact to the pixel for cards that are not rendered yet. */
const roomIn = (columns: string, gap: string) => ({
  selectors: {
    "&:nth-child(n + 13)": {
      containIntrinsicBlockSize: `auto ${cardRoom(`(100cqi - ${gap} * (${columns} - 1)) / ${columns}`)}`,
    },
  },
});

export const room = style({
  containerType: "inline-size",
  position: "relative",
});

/* While more games are loading, the covers are dimmed; text keeps its contrast, because the cards still work. */
const waiting = style({});
globalStyle(`${waiting} img`, {
  opacity: 0.5,
  "@media": {
    [media.moving]: {
      transition: `opacity ${vars.motion.base} ${vars.motion.easing}`,
    },
  },
});

export const grid = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: `repeat(${gridColumns.narrow}, minmax(0, 1fr))`,
    columnGap: narrowGap,
    rowGap: vars.space.x5,
    margin: 0,
    padding: 0,
    listStyle: "none",
    "@container": {
      "(min-width: 30rem)": {
        gridTemplateColumns: `repeat(${gridColumns.phone}, minmax(0, 1fr))`,
      },
      "(min-width: 44rem)": {
        gridTemplateColumns: `repeat(${gridColumns.tablet}, minmax(0, 1fr))`,
        columnGap: wideGap,
        rowGap: vars.space.x6,
      },
      "(min-width: 62rem)": {
        gridTemplateColumns: `repeat(${gridColumns.wide}, minmax(0, 1fr))`,
      },
    },
  },
  variants: {
    busy: {
      true: waiting,
      false: {},
    },
  },
});

/*
 * Cards out of view are not rendered until they are near, but take the space that they will need, so that the content
 * below does not shift. The margin keeps focus rings and shadows from being cut off.
 */
export const cell = style([
  {
    minInlineSize: 0,
    selectors: {
      "&:nth-child(n + 13)": {
        contentVisibility: "auto",
        overflowClipMargin: "1rem",
      },
    },
  },
  roomIn(gridColumns.narrow, narrowGap),
  {
    "@container": {
      "(min-width: 30rem)": roomIn(gridColumns.phone, narrowGap),
      "(min-width: 44rem)": roomIn(gridColumns.tablet, wideGap),
      "(min-width: 62rem)": roomIn(gridColumns.wide, wideGap),
    },
  },
]);

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bleed } from "../../private/bleed.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { railColumns } from "../game-card/cardLook.css.ts";

/* Space above and below the cards, so that their hover effect is not cut off. */
const play = vars.space.x2;

export const room = style({
  containerType: "inline-size",
  position: "relative",
});

export const rail = recipe({
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: railColumns.narrow,
    columnGap: vars.space.x3,
    rowGap: vars.space.x4,
    marginBlock: `calc(${play} * -1)`,
    marginInline: `calc(${bleed} * -1)`,
    paddingBlock: play,
    paddingInline: bleed,
    scrollPaddingInline: bleed,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    scrollbarWidth: "none",
    listStyle: "none",
    "@container": {
      "(min-width: 30rem)": { gridAutoColumns: railColumns.phone },
      "(min-width: 44rem)": {
        gridAutoColumns: railColumns.tablet,
        columnGap: vars.space.x4,
      },
      "(min-width: 56rem)": {
        gridAutoColumns: railColumns.six,
      },
      "(min-width: 70rem)": {
        gridAutoColumns: railColumns.seven,
      },
      "(min-width: 84rem)": {
        gridAutoColumns: railColumns.eight,
      },
    },
    selectors: { "&::-webkit-scrollbar": { display: "none" } },
  },
  variants: {
    rows: { one: {}, two: { gridTemplateRows: "repeat(2, auto)" } },
  },
});

export const cell = style({ minInlineSize: 0, scrollSnapAlign: "start" });

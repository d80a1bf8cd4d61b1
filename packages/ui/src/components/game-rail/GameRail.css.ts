import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bleed } from "../../private/bleed.css.ts";
import { vars } from "../../styles/vars.css.ts";

const columns = (inView: number, gap: string) =>
  `calc((100cqi - ${Math.floor(inView)} * ${gap}) / ${inView})`;
/* Room above and below the cards, so that what they do under the pointer is not cut. */
const play = vars.space.x2;

export const room = style({
  containerType: "inline-size",
  position: "relative",
});

export const rail = recipe({
  base: {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: columns(2.4, vars.space.x3),
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
      "(min-width: 30rem)": { gridAutoColumns: columns(3.4, vars.space.x3) },
      "(min-width: 44rem)": {
        gridAutoColumns: columns(4.4, vars.space.x4),
        columnGap: vars.space.x4,
      },
      "(min-width: 56rem)": {
        gridAutoColumns: `calc((100cqi - 5 * ${vars.space.x4}) / 6)`,
      },
      "(min-width: 70rem)": {
        gridAutoColumns: `calc((100cqi - 6 * ${vars.space.x4}) / 7)`,
      },
      "(min-width: 84rem)": {
        gridAutoColumns: `calc((100cqi - 7 * ${vars.space.x4}) / 8)`,
      },
    },
    selectors: { "&::-webkit-scrollbar": { display: "none" } },
  },
  variants: {
    rows: { one: {}, two: { gridTemplateRows: "repeat(2, auto)" } },
  },
});

export const cell = style({ minInlineSize: 0, scrollSnapAlign: "start" });

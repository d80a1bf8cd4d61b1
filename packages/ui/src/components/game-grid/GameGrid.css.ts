import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const room = style({
  containerType: "inline-size",
  position: "relative",
});

/* While more is on its way the art steps back; words keep their contrast, for they can still be pressed. */
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
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: vars.space.x3,
    rowGap: vars.space.x5,
    margin: 0,
    padding: 0,
    listStyle: "none",
    "@container": {
      "(min-width: 30rem)": {
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      },
      "(min-width: 44rem)": {
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        columnGap: vars.space.x4,
        rowGap: vars.space.x6,
      },
      "(min-width: 62rem)": {
        gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
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

/* Rows out of sight cost nothing until they come near; the margin keeps focus rings and shadows whole. */
export const cell = style({
  minInlineSize: 0,
  selectors: {
    "&:nth-child(n + 13)": {
      contentVisibility: "auto",
      containIntrinsicSize: "auto 19rem",
      overflowClipMargin: "1rem",
    },
  },
});

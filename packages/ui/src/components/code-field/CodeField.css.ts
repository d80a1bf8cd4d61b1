import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "stretch",
  gap: vars.space.x2,
});

export const typed = style({ flex: "1 1 9rem", minInlineSize: 0 });

/* As wide as its longest label, so that the countdown does not shift the layout. */
export const send = style({
  display: "flex",
  flex: "0 1 auto",
  minInlineSize: "11rem",
  maxInlineSize: "100%",
});

export const note = recipe({
  base: {
    display: "flex",
    gap: vars.space.x2,
    margin: 0,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
    overflowWrap: "anywhere",
  },
  variants: {
    tone: {
      quiet: { color: vars.color.text.quiet },
      warning: { color: vars.color.warning.text },
    },
  },
});

/** Aligns the icon with the first line of the text, at any text size. */
export const mark = lineMark;

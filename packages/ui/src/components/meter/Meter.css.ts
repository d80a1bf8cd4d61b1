import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const notice = recipe({
  base: {
    display: "flex",
    gap: vars.space.x2,
    fontWeight: vars.weight.strong,
  },
  variants: {
    warning: {
      near: { color: vars.color.warning.text },
      reached: { color: vars.color.danger.text },
    },
  },
});

/** As high as a line, so that icon and text are aligned in every script. */
export const mark = lineMark;

export const words = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const hint = style({
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
});

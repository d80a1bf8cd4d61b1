import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/vars.css.ts";

export const area = style({
  resize: "vertical",
  display: "block",
  minBlockSize: vars.size.control,
});

export const box = style({ overflow: "clip" });

export const count = recipe({
  base: {
    position: "relative",
    alignSelf: "flex-end",
    fontSize: vars.text.x1,
    fontVariantNumeric: "tabular-nums",
    lineHeight: vars.leading.body,
  },
  variants: {
    state: {
      fine: { color: vars.color.text.quiet },
      few: { color: vars.color.text.quiet },
      /* Not by colour alone: it is bold, and the figure before the slash is the larger one. */
      over: {
        color: vars.color.danger.text,
        fontWeight: vars.weight.strong,
      },
    },
  },
});

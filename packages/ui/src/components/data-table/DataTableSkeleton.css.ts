import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/vars.css.ts";
import { asCards } from "./tableRules.ts";

export const bone = recipe({
  base: [
    {
      display: "flex",
      alignItems: "center",
      blockSize: "1lh",
      minInlineSize: "4rem",
    },
    asCards({ inlineSize: "6rem" }),
  ],
  variants: {
    align: {
      start: {},
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
    },
  },
});

export const boneTick = style({
  display: "block",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  margin: "0.3125rem",
  borderRadius: "5px",
  backgroundColor: vars.color.skeleton,
});

export const boneAction = style({
  display: "inline-block",
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.skeleton,
  verticalAlign: "middle",
});

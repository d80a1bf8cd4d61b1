import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const figure = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
});

export const cover = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    minInlineSize: "1.5rem",
    minBlockSize: "1.5rem",
    padding: 0,
    border: "none",
    borderRadius: vars.radius.pill,
    background: "none",
    color: vars.color.text.quiet,
    cursor: "pointer",
    /* The pressable area also covers the amount. */
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: "-0.625rem",
      insetInline: 0,
    },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.text.primary } },
      },
      "(max-width: 23em)": {
        minInlineSize: 0,
        inlineSize: 0,
        overflow: "hidden",
      },
    },
  },
]);

export const refresh = recipe({
  base: { display: "flex" },
  variants: {
    stale: {
      true: {
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.warning.soft,
      },
      false: {},
    },
  },
});

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const link = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.control,
    minInlineSize: vars.size.control,
    borderRadius: vars.radius.control,
    color: "inherit",
  },
]);

export const logo = style({
  position: "relative",
  display: "inline-flex",
  maxInlineSize: "100%",
});

/* The picture's own shape, filled with the colour of the surrounding text. */
export const tint = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  fill: "currentColor",
  "@media": {
    [media.forced]: { forcedColorAdjust: "none", fill: "CanvasText" },
  },
});

export const onDark = style({
  selectors: { '[data-mode="light"] &': { display: "none" } },
});

export const onLight = style({
  selectors: { ':root:not([data-mode="light"]) &': { display: "none" } },
});

export const picture = recipe({
  base: {
    display: "block",
    inlineSize: "auto",
    maxInlineSize: "100%",
    objectFit: "contain",
  },
  variants: {
    size: {
      small: { blockSize: vars.size.icon },
      medium: { blockSize: vars.size.controlSmall },
      large: { blockSize: vars.size.controlLarge },
    },
    tinted: { true: { opacity: 0 }, false: {} },
  },
});

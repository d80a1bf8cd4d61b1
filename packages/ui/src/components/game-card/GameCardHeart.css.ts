import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const heart = style({
  gridArea: "art",
  alignSelf: "start",
  justifySelf: "end",
  zIndex: 2,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  padding: 0,
  border: "none",
  background: "none",
  cursor: "pointer",
  outline: "none",
  WebkitTapHighlightColor: "transparent",
});

export const disc = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.art.control,
    border: "1px solid transparent",
    transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
    selectors: {
      [`${heart}:focus-visible &`]: focusRingRule,
      [`${heart}:active &`]: { transform: "scale(0.86)" },
    },
    "@media": {
      [media.hover]: {
        selectors: {
          [`${heart}:hover &`]: { transform: "scale(1.1)" },
          [`${heart}:active &`]: { transform: "scale(0.86)" },
        },
      },
      [media.still]: { transition: "none" },
    },
  },
  variants: {
    selected: {
      true: { color: vars.color.art.loved },
      false: { color: vars.color.art.onControl },
    },
  },
});

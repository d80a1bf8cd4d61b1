import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const track = style({
  display: "inline-flex",
  alignItems: "center",
  boxSizing: "border-box",
  inlineSize: "44px",
  blockSize: "26px",
  padding: "2px",
  backgroundColor: vars.color.surface.sunken,
  border: `1.5px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.pill,
  color: vars.color.line.control,
  cursor: "pointer",
  selectors: {
    '&[data-state="checked"]': {
      backgroundColor: vars.color.accent.fill,
      borderColor: vars.color.accent.fill,
      color: vars.color.accent.onFill,
    },
    "&:disabled": { cursor: "not-allowed", opacity: 0.5 },
  },
  "@media": {
    [media.forced]: {
      color: "ButtonText",
      selectors: {
        '&[data-state="checked"]': {
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
});

export const thumb = style({
  inlineSize: "19px",
  blockSize: "19px",
  borderRadius: vars.radius.pill,
  backgroundColor: "currentColor",
  forcedColorAdjust: "none",
  selectors: {
    '&[data-state="checked"]': { transform: "translateX(18px)" },
    '&[data-state="checked"]:dir(rtl)': { transform: "translateX(-18px)" },
  },
  "@media": {
    [media.moving]: {
      transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
    },
  },
});

export const hint = style({ display: "block" });

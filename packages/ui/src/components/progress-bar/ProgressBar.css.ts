import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const sweep = keyframes({
  from: { insetInlineStart: "-40%" },
  to: { insetInlineStart: "100%" },
});

export const bar = style({
  display: "grid",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const words = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.x3,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const figure = style({
  color: vars.color.text.quiet,
  fontVariantNumeric: "tabular-nums",
  flex: "none",
});

export const track = style({
  position: "relative",
  blockSize: "8px",
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.subtle}`,
  "@media": { [media.forced]: { border: "1px solid CanvasText" } },
});

export const share = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: "var(--share, 0%)",
    borderRadius: vars.radius.pill,
    "@media": {
      [media.moving]: {
        transition: `inline-size ${vars.motion.base} ${vars.motion.easing}`,
      },
      [media.forced]: {
        backgroundColor: "Highlight",
        forcedColorAdjust: "none",
      },
    },
  },
  variants: {
    tone: {
      accent: { backgroundColor: vars.color.accent.fill },
      success: { backgroundColor: vars.color.success.fill },
      warning: { backgroundColor: vars.color.warning.fill },
      danger: { backgroundColor: vars.color.danger.fill },
      prize: { backgroundColor: vars.color.prize.fill },
    },
    unknown: {
      true: {
        inlineSize: "40%",
        "@media": {
          [media.moving]: {
            animation: `${sweep} 1.4s ${vars.motion.easing} infinite`,
          },
        },
      },
    },
  },
});

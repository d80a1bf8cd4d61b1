import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/* Common style of bars that fill up: measured amounts (Meter) and progress (ProgressBar). */

export const gauge = style({
  display: "grid",
  gap: vars.space.x2,
  minInlineSize: 0,
  color: vars.color.text.primary,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

/** Label and figure on one line; the figure wraps below if both are long. */
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.x4,
});

export const label = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const figure = style([
  tabular,
  {
    minInlineSize: 0,
    color: vars.color.text.quiet,
    overflowWrap: "anywhere",
  },
]);

export const track = style({
  position: "relative",
  blockSize: "8px",
  overflow: "hidden",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.surface.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line.subtle}`,
  "@media": {
    [media.forced]: { border: "1px solid CanvasText" },
    print: { border: "1px solid" },
  },
});

export const share = recipe({
  base: {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: "var(--share, 0%)",
    borderRadius: vars.radius.pill,
    printColorAdjust: "exact",
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
  },
});

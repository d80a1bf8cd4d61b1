import { style, globalStyle } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { inLook } from "../../styles/look.ts";

export const bar = style({
  pointerEvents: "auto",
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  backgroundColor: vars.color.surface.raised,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

export const list = style({
  display: "flex",
  alignItems: "stretch",
  justifyContent: "space-around",
  maxInlineSize: "40rem",
  marginBlock: 0,
  marginInline: "auto",
  padding: 0,
  listStyle: "none",
});

export const cell = style({ flex: "1 1 0", minInlineSize: 0 });

/** The touch target of an item. */
const placeBox = style({ minBlockSize: vars.size.bottomBar });

export const place = recipe({
  base: [
    focusRingInset,
    placeBox,
    {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "center",
      gap: "0.125rem",
      boxSizing: "border-box",
      inlineSize: "100%",
      padding: "0.125rem",
      border: "none",
      borderRadius: vars.radius.control,
      background: "none",
      fontFamily: "inherit",
      fontSize: vars.text.x1,
      lineHeight: 1.4,
      textDecoration: "none",
      cursor: "pointer",
      WebkitTapHighlightColor: "transparent",
    },
  ],
  variants: {
    selected: {
      true: { color: vars.color.text.primary, fontWeight: vars.weight.strong },
      false: { color: vars.color.text.quiet },
    },
  },
});

export const picture = recipe({
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    inlineSize: "3.25rem",
    maxInlineSize: "100%",
    blockSize: "1.875rem",
    borderRadius: vars.radius.pill,
    border: "1px solid transparent",
  },
  variants: {
    selected: {
      true: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        "@media": { [media.forced]: { borderColor: "Highlight" } },
      },
      false: {},
    },
  },
});

export const corner = style({
  position: "absolute",
  insetBlockStart: "-0.25rem",
  insetInlineEnd: "0.125rem",
});

/* Large text wraps to a second line instead of ending in an ellipsis. */
export const words = style([
  clampLines.two,
  { maxInlineSize: "100%", hyphens: "auto", textAlign: "center" },
]);

/* Floating look: a rounded bar above the bottom edge. */

globalStyle(`:is(${inLook("floating", bar)}, ${bar}[data-look~="floating"])`, {
  overflow: "clip",
  maxInlineSize: "32rem",
  marginBlockEnd: `calc(${vars.space.x3} + env(safe-area-inset-bottom))`,
  marginInline: `max(${vars.space.x3}, (100% - 32rem) / 2)`,
  paddingBlockEnd: 0,
  paddingInline: vars.space.x1,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: `min(${vars.radius.pill}, 2rem)`,
  backgroundColor: vars.color.surface.overlay,
  boxShadow: vars.shadow.floating,
});
globalStyle(inLook("floating", placeBox), {
  minBlockSize: `calc(${vars.size.bottomBar} - ${vars.space.x4})`,
});

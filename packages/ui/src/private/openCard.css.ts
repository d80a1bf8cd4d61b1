import { style } from "@vanilla-extract/css";
import { focusRingRule } from "../styles/focus.css.ts";
import { media } from "../styles/media.ts";
import { tallScript } from "../styles/scripts.ts";
import { vars } from "../styles/vars.css.ts";

/* A card with art above text that can be pressed anywhere to open something. */

export const card = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minInlineSize: 0,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.forced]: { outline: "1px solid CanvasText" } },
});

/** A button whose click area covers the whole card. */
export const opener = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  minBlockSize: "1.5rem",
  color: vars.color.accent.text,
  fontFamily: "inherit",
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  textDecoration: "none",
  cursor: "pointer",
  outline: "none",
  WebkitTapHighlightColor: "transparent",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: {
    [`${card}:active &`]: { color: vars.color.text.primary },
    "&:focus-visible": { textDecoration: "underline" },
  },
});

export const ring = style({
  selectors: { [`&:has(${opener}:focus-visible)`]: focusRingRule },
});

export const art = style({
  position: "relative",
  flex: "none",
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  "@media": {
    [media.hover]: {
      selectors: {
        [`${card}:hover &`]: { backgroundColor: vars.color.surface.hover },
      },
    },
  },
  selectors: {
    [`${card}:has(${opener}:active) &`]: {
      backgroundColor: vars.color.surface.pressed,
    },
  },
});

export const title = style({
  color: vars.color.text.primary,
  selectors: {
    [tallScript]: {
      lineHeight: vars.leading.body,
    },
  },
});

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: vars.space.x3,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.x1,
});

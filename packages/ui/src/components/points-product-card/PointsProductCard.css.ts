import { style } from "@vanilla-extract/css";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

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

/** The whole card is the button. */
export const details = style({
  display: "inline-flex",
  alignItems: "center",
  minInlineSize: 0,
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
  selectors: { [`&:has(${details}:focus-visible)`]: focusRingRule },
});

export const art = style({
  position: "relative",
  flex: "none",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space.x1,
  padding: vars.space.x3,
  "@media": {
    [media.hover]: {
      selectors: {
        [`${card}:hover &`]: { backgroundColor: vars.color.surface.hover },
      },
    },
  },
  selectors: {
    [`${card}:has(${details}:active) &`]: {
      backgroundColor: vars.color.surface.pressed,
    },
  },
});

export const title = style([
  clampLines.two,
  {
    fontSize: vars.text.x3,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    color: vars.color.text.primary,
    selectors: {
      "&:is(:lang(my), :lang(th), :lang(ar), :lang(hi), :lang(km), :lang(lo))":
        { lineHeight: vars.leading.body },
    },
  },
]);

export const points = style({
  color: vars.color.text.primary,
  fontSize: vars.text.x4,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
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

export const available = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

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
export const more = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
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
  selectors: { [`&:has(${more}:focus-visible)`]: focusRingRule },
});

export const art = style({
  position: "relative",
  flex: "none",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
  transformOrigin: "50% 100%",
  "@media": {
    [`${media.hover} and ${media.moving}`]: {
      transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
      selectors: { [`${card}:hover &`]: { transform: "scale(1.02)" } },
    },
  },
});

export const words = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: vars.space.x2,
  padding: vars.space.x4,
  backgroundColor: vars.color.surface.raised,
  "@media": {
    [media.hover]: {
      selectors: {
        [`${card}:hover &`]: { backgroundColor: vars.color.surface.hover },
      },
    },
  },
  selectors: {
    [`${card}:has(${more}:active) &`]: {
      backgroundColor: vars.color.surface.pressed,
    },
  },
});

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x1,
});

export const title = style([
  clampLines.three,
  {
    fontFamily: vars.font.display,
    fontSize: vars.text.x4,
    fontWeight: vars.weight.display,
    lineHeight: 1.3,
    color: vars.color.text.primary,
    selectors: {
      "&:is(:lang(my), :lang(th), :lang(ar), :lang(hi), :lang(km), :lang(lo))":
        { lineHeight: vars.leading.body },
    },
  },
]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.x1,
});

export const duration = style({ minInlineSize: 0 });

export const comingFoot = style({
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.x2,
});

import { style } from "@vanilla-extract/css";
import { bleed } from "../../private/bleed.css.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { clampLines } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/* On a phone it runs from edge to edge, and then its corners are square. */
export const stage = style({
  position: "relative",
  containerType: "inline-size",
  overflow: "clip",
  marginInline: `calc(${bleed} * -1)`,
  borderRadius: `max(0px, min(${vars.radius.panel}, (1px - ${bleed}) * 999))`,
  backgroundColor: vars.color.surface.sunken,
});

/* The height is passed down, so that the pictures also fill the space beside something taller. */
export const viewport = style({
  blockSize: "100%",
  overflow: "hidden",
  touchAction: "pan-y",
});

export const track = style({
  display: "flex",
  blockSize: "100%",
  transitionProperty: "transform",
});

export const slide = style({
  position: "relative",
  flexShrink: 0,
  inlineSize: "100%",
  minBlockSize: "100%",
  aspectRatio: "16 / 9",
  "@container": {
    "(min-width: 30rem)": { aspectRatio: "21 / 9" },
    "(min-width: 48rem)": { aspectRatio: "3 / 1" },
  },
});

/** The element that fills a slide. */
export const face = style({
  position: "absolute",
  inset: 0,
  display: "block",
  inlineSize: "100%",
});

export const link = style([
  face,
  focusRingInset,
  {
    padding: 0,
    border: "none",
    background: "none",
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
  },
]);

/* Dark towards the start, where the text is; on a phone towards the bottom, so that the picture stays clear. */
export const veil = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  alignItems: "flex-end",
  paddingInline: vars.space.x4,
  paddingBlockEnd: vars.space.x12,
  backgroundImage: `linear-gradient(to top, ${vars.color.art.scrim} 35%, transparent 92%)`,
  color: vars.color.art.onScrim,
  textAlign: "start",
  "@container": {
    "(min-width: 30rem)": {
      alignItems: "center",
      paddingInline: vars.space.x8,
      paddingBlockEnd: 0,
      backgroundImage: `linear-gradient(to right, ${vars.color.art.scrim} 12%, transparent 64%)`,
    },
    // Clear of the arrows, which appear on hover.
    "(min-width: 48rem)": {
      paddingInline: `calc(${vars.size.control} + ${vars.space.x8})`,
    },
  },
  selectors: {
    "&:dir(rtl)": {
      "@container": {
        "(min-width: 30rem)": {
          backgroundImage: `linear-gradient(to left, ${vars.color.art.scrim} 12%, transparent 64%)`,
        },
      },
    },
  },
});

export const title = style([
  clampLines.three,
  {
    maxInlineSize: "22ch",
    fontFamily: vars.font.display,
    fontSize: vars.text.x5,
    fontWeight: vars.weight.display,
    lineHeight: vars.leading.tight,
    letterSpacing: vars.tracking.display,
    textWrap: "balance",
    "@container": {
      /* In a side menu: two lines of text, above the dots. */
      "(max-width: 18rem)": { WebkitLineClamp: 2, fontSize: vars.text.x3 },
      "(min-width: 30rem)": { maxInlineSize: "42%", fontSize: vars.text.x6 },
      "(min-width: 48rem)": { fontSize: vars.text.x7 },
    },
  },
]);

/** Class names by which the engine finds its parts. */
export const engine = { track, slide };

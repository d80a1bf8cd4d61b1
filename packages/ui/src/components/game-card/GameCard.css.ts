import { globalStyle, style } from "@vanilla-extract/css";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampName, truncateName } from "../../styles/text.css.ts";
import { tallScript } from "../../styles/scripts.ts";
import { vars } from "../../styles/vars.css.ts";
import { coverRatio, signPlace, signSize, wordsRoom } from "./cardLook.css.ts";

/* Everything on the cover shares its grid cell, so that focus order does not depend on visual order. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateAreas: '"art art" "title title" "vendor trial"',
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto auto 1fr",
  minInlineSize: 0,
  /* Space for two lines and the provider, so that a row keeps its height, however long the names are. */
  "::after": {
    content: "",
    gridRow: "2 / 4",
    gridColumn: "1",
    minBlockSize: wordsRoom,
    pointerEvents: "none",
  },
});

/* A game that can be played shows the play icon, on touch screens as well as with a mouse. */
export const playable = style([card]);

export const play = style({
  gridArea: "title",
  display: "block",
  inlineSize: "100%",
  padding: 0,
  paddingBlockStart: vars.space.x2,
  border: "none",
  background: "none",
  color: vars.color.text.primary,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  outline: "none",
  WebkitTapHighlightColor: "transparent",
  /* The whole card is the button. */
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
});

export const artBox = style({
  gridArea: "art",
  position: "relative",
  aspectRatio: coverRatio,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.raised,
  backgroundColor: vars.color.surface.sunken,
  transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    [`${card}:has(${play}:focus-visible) &`]: focusRingRule,
    [`${card}:has(${play}:active) &`]: { transform: "scale(0.98)" },
  },
  "@media": {
    [media.still]: {
      transition: "none",
      selectors: { [`${card}:hover &`]: { transform: "none" } },
    },
    [media.forced]: { outline: "1px solid", outlineOffset: "-1px" },
    [media.hover]: {
      selectors: {
        [`${card}:hover &`]: { transform: "translateY(-4px)" },
        [`${card}:has(${play}:active) &`]: { transform: "scale(0.98)" },
      },
    },
  },
});

/* Half of a triangle that points right in every language; its edge is antialiased like a drawn one. */
const half = (corner: string, colour: string) =>
  `linear-gradient(to ${corner} right, ${colour} 48%, transparent 52%)`;
const triangle = (colour: string) =>
  `${half("top", colour)}, ${half("bottom", colour)}`;

/*
 * The play icon is a pseudo-element instead of an element of its own, because a grid has hundreds of cards. It is in
 * the corner of the cover, so that the picture stays clear, and lifts with the cover.
 */
globalStyle(`${playable}::before`, {
  content: "",
  gridArea: "art",
  alignSelf: "end",
  justifySelf: "end",
  zIndex: 1,
  boxSizing: "border-box",
  inlineSize: signSize,
  blockSize: signSize,
  margin: signPlace,
  border: "1px solid transparent",
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.accent.fill,
  backgroundImage: triangle(vars.color.accent.onFill),
  backgroundOrigin: "border-box",
  backgroundPosition: "57% 37.5%, 57% 62.5%",
  backgroundRepeat: "no-repeat",
  backgroundSize: "34% 20.5%",
  boxShadow: vars.shadow.raised,
  pointerEvents: "none",
  "@media": {
    [media.moving]: {
      transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
    },
    [media.forced]: {
      forcedColorAdjust: "none",
      borderColor: "ButtonText",
      backgroundColor: "ButtonFace",
      backgroundImage: triangle("ButtonText"),
    },
  },
});
globalStyle(`${playable}:has(${play}:focus-visible)::before`, {
  transform: "scale(1.3)",
});
globalStyle(`${playable}:hover::before`, {
  "@media": {
    [media.hover]: { transform: "scale(1.3)" },
    [`${media.hover} and ${media.moving}`]: {
      transform: "translateY(-4px) scale(1.3)",
    },
  },
});

/*
 * A light rim, so that dark covers stand out on a dark page. A placeholder would hide its own outline, so a
 * pseudo-element draws the rim.
 */
const rim = `1px solid color-mix(in oklab, ${vars.color.art.onScrim} 12%, transparent)`;
globalStyle(`${artBox} > img`, {
  borderRadius: "inherit",
  outline: rim,
  outlineOffset: "-1px",
});
globalStyle(`${artBox} > span::after`, {
  content: "",
  position: "absolute",
  inset: 0,
  borderRadius: vars.radius.card,
  border: rim,
  pointerEvents: "none",
});

/** The cover of a game under maintenance. */
export const dimmedArtBox = style([
  artBox,
  { filter: "grayscale(1) brightness(0.6)" },
]);

export const title = style([
  clampName,
  {
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    selectors: {
      [tallScript]: { lineHeight: vars.leading.body },
    },
  },
]);

export const vendor = style([
  truncateName,
  {
    gridArea: "vendor",
    margin: 0,
    fontSize: vars.text.x1,
    lineHeight: vars.leading.body,
    color: vars.color.text.quiet,
  },
]);

export const coming = style({ gridArea: "art" });

export const comingWords = style({
  gridArea: "title",
  paddingBlockStart: vars.space.x2,
});

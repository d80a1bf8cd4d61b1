import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampName, truncateName } from "../../styles/text.css.ts";
import { tallScript } from "../../styles/scripts.ts";
import { vars } from "../../styles/vars.css.ts";
import { coverRatio, wordsRoom } from "./cardLook.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: "scale(0.8)" } });
const arrival = (name: string) =>
  `${name} ${vars.motion.base} ${vars.motion.easing}`;

/* About the middle of whatever it clips; a play sign points the same way in every language. */
const triangle =
  "polygon(calc(50% - 7px) calc(50% - 10px), calc(50% + 11px) 50%, calc(50% - 7px) calc(50% + 10px))";

/* Everything that lies on the cover shares its grid cell, so that the order of focus is free of the order of looks. */
export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateAreas: '"art art" "title title" "vendor trial"',
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateRows: "auto auto 1fr",
  minInlineSize: 0,
  /* Room for two lines and the vendor, so that a row keeps its height whatever the names. */
  "::after": {
    content: "",
    gridRow: "2 / 4",
    gridColumn: "1",
    minBlockSize: wordsRoom,
    pointerEvents: "none",
  },
});

/* A game that can be played: the sign of it comes while a mouse rests on the card or the keyboard is in it. */
export const playable = style([card]);

/*
 * The sign is made of boxes that are there only then, and of no elements at all: a grid holds hundreds of cards, and
 * what is not there need not be rendered, laid out or painted.
 */
const reached = `${playable}:is(:hover, :has(:focus-visible))`;

globalStyle(`${reached}::before`, {
  "@media": {
    [media.hover]: {
      content: "",
      gridArea: "art",
      placeSelf: "center",
      /* Above the veil, also where the cover does not move and so makes no layer of its own. */
      zIndex: 2,
      inlineSize: "3.5rem",
      blockSize: "3.5rem",
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.accent.fill,
      boxShadow: vars.shadow.floating,
      pointerEvents: "none",
    },
    [media.moving]: { animation: arrival(grow) },
    [media.forced]: { border: "1px solid" },
  },
});

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

/* The triangle of the sign, in the middle of a box that lies on the cover. */
globalStyle(`${reached} ${play}::before`, {
  "@media": {
    [media.hover]: {
      content: "",
      position: "absolute",
      insetBlockStart: 0,
      insetInline: 0,
      aspectRatio: coverRatio,
      zIndex: 2,
      backgroundColor: vars.color.accent.onFill,
      clipPath: triangle,
      pointerEvents: "none",
    },
    [media.moving]: { animation: arrival(appear) },
    [media.forced]: {
      forcedColorAdjust: "none",
      backgroundColor: "CanvasText",
    },
  },
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

/* A veil under the sign. */
globalStyle(`${reached} ${artBox}::before`, {
  "@media": {
    [media.hover]: {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: 1,
      backgroundImage: `linear-gradient(transparent, ${vars.color.art.scrim} 60%)`,
      pointerEvents: "none",
    },
    [media.moving]: { animation: arrival(appear) },
  },
});

/* A rim of light, so that dark covers stand off a dark page; a stand-in hides its own outline, and has a box for it. */
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

/** The cover of a game that is being worked on. */
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

import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { focusRing, focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { clampLines, truncate } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

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
    minBlockSize: `calc(${vars.space.x2} + ${vars.text.x2} * 2.7 + ${vars.text.x1} * ${vars.leading.body})`,
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
      aspectRatio: "3 / 4",
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
  aspectRatio: "3 / 4",
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

/* Shown while a mouse rests on the card or the keyboard is in it; a finger plays by the card itself. */
const onArrival = {
  opacity: 0,
  selectors: { [`${card}:is(:hover, :has(:focus-visible)) &`]: { opacity: 1 } },
};

const label = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  borderRadius: vars.radius.pill,
  pointerEvents: "none",
});

export const hot = style([
  label,
  {
    gridArea: "art",
    alignSelf: "start",
    justifySelf: "start",
    zIndex: 1,
    maxInlineSize: "calc(100% - 3rem)",
    margin: vars.space.x2,
    paddingInline: `${vars.space.x1} ${vars.space.x2}`,
    backgroundColor: vars.color.hot.fill,
    color: vars.color.hot.onFill,
    border: "1px solid transparent",
  },
]);

export const maintenance = style([
  label,
  {
    gridArea: "art",
    placeSelf: "center",
    zIndex: 1,
    maxInlineSize: "calc(100% - 1rem)",
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    backgroundColor: vars.color.art.control,
    color: vars.color.art.onControl,
    border: "1px solid transparent",
  },
]);

export const title = style([
  clampLines.two,
  {
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
    selectors: {
      "&:is(:lang(my), :lang(th), :lang(ar), :lang(hi), :lang(km), :lang(lo))":
        { lineHeight: vars.leading.body },
    },
  },
]);

export const vendor = style([
  truncate,
  {
    gridArea: "vendor",
    margin: 0,
    fontSize: vars.text.x1,
    lineHeight: vars.leading.body,
    color: vars.color.text.quiet,
  },
]);

/* For a finger it stands beside the vendor, so that the cover stays whole; for a mouse it rises on the cover. */
export const trial = style([
  focusRing,
  fingerTarget,
  {
    gridArea: "trial",
    alignSelf: "start",
    zIndex: 2,
    maxInlineSize: "100%",
    minBlockSize: "1.5rem",
    marginBlock: "-0.1875rem",
    padding: 0,
    paddingInlineStart: vars.space.x2,
    border: "none",
    background: "none",
    color: vars.color.accent.text,
    fontFamily: "inherit",
    fontSize: vars.text.x1,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.body,
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
    "@media": {
      [media.hover]: {
        gridArea: "art",
        alignSelf: "end",
        marginBlock: 0,
        padding: vars.space.x2,
        borderRadius: vars.radius.card,
        color: vars.color.art.onScrim,
        transition: `opacity ${vars.motion.base} ${vars.motion.easing}`,
        ...onArrival,
      },
    },
  },
]);

export const trialWords = style({
  display: "block",
  "@media": {
    [media.hover]: {
      overflow: "hidden",
      textOverflow: "ellipsis",
      whiteSpace: "nowrap",
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.pill,
      border: "1px solid currentColor",
      backgroundColor: vars.color.art.scrim,
      selectors: {
        [`${trial}:hover &`]: {
          backgroundColor: vars.color.surface.overlay,
          color: vars.color.text.primary,
        },
      },
    },
  },
});

export const coming = style({ gridArea: "art" });

export const comingWords = style({
  gridArea: "title",
  paddingBlockStart: vars.space.x2,
});

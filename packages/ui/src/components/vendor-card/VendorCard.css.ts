import { pressedCard, underPointer } from "../../private/answering.ts";
import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { clampName, truncate } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  /* Cards in a row have the same height, whatever their names. */
  alignContent: "start",
  boxSizing: "border-box",
  blockSize: "100%",
  minInlineSize: 0,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  /* The focus ring surrounds the card, since the button covers all of it. */
  selectors: pressedCard,
  "@media": {
    [media.hover]: underPointer,
    [media.forced]: { border: "1px solid" },
  },
});

/** The card that the page was opened for: a frame, since a ring marks keyboard focus. */
export const selectedCard = style([
  card,
  {
    "::after": {
      content: "",
      position: "absolute",
      inset: 0,
      border: `${vars.border.strong} solid ${vars.color.accent.text}`,
      borderRadius: "inherit",
      pointerEvents: "none",
    },
  },
]);

export const open = style({
  display: "block",
  inlineSize: "100%",
  padding: 0,
  border: "none",
  background: "none",
  color: vars.color.text.primary,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  outline: "none",
  "::after": { content: "", position: "absolute", inset: 0, zIndex: 1 },
});

export const art = style({
  position: "relative",
  gridColumn: "1 / -1",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
});

export const play = style({
  position: "absolute",
  insetBlockEnd: vars.space.x2,
  insetInlineEnd: vars.space.x2,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  maxInlineSize: `calc(100% - 2 * ${vars.space.x2})`,
  paddingBlock: vars.space.x1,
  paddingInline: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: "1px solid transparent",
  backgroundColor: vars.color.art.control,
  color: vars.color.art.onControl,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  "@media": {
    [media.hover]: {
      selectors: {
        [`${card}:is(:hover, :has(:focus-visible)) &`]: {
          backgroundColor: vars.color.accent.fill,
          color: vars.color.accent.onFill,
        },
      },
    },
  },
});

export const words = style({ minInlineSize: 0, padding: vars.space.x3 });

export const title = style([
  clampName,
  {
    fontSize: vars.text.x3,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.body,
  },
]);

export const subtitle = style([
  truncate,
  {
    margin: 0,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
    color: vars.color.text.quiet,
  },
]);

export const more = style({
  alignSelf: "center",
  paddingInlineEnd: vars.space.x3,
  color: vars.color.text.quiet,
});

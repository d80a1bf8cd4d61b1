import { style } from "@vanilla-extract/css";
import { pressedCard, underPointer } from "../../private/answering.ts";
import { raised } from "../../private/raised.ts";
import { media } from "../../styles/media.ts";
import { clampName, tabular, truncateName } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const line = (size: string) => `calc(${size} * ${vars.leading.body})`;

export const card = style({
  position: "relative",
  display: "grid",
  /* Never wider than its container, however long the text. */
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.x3,
  minInlineSize: 0,
  blockSize: "100%",
  boxSizing: "border-box",
  padding: vars.space.x4,
  ...raised,
});

/** A card that can be pressed: the focus ring surrounds all of it. */
export const pressable = style({
  selectors: pressedCard,
  "@media": {
    [media.hover]: underPointer,
  },
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  /* Rows have the same height in the card and its skeleton, in any font. */
  minBlockSize: `max(1.375rem, ${line(vars.text.x1)})`,
  fontSize: vars.text.x1,
  color: vars.color.text.quiet,
});

export const league = style([truncateName, { minInlineSize: 0 }]);

export const teams = style({
  display: "grid",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const team = style({
  display: "grid",
  minBlockSize: line(vars.text.x3),
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  gap: vars.space.x3,
});

export const name = style([
  clampName,
  { fontSize: vars.text.x3, fontWeight: vars.weight.strong },
]);

export const score = style([
  tabular,
  {
    fontSize: vars.text.x4,
    fontWeight: vars.weight.strong,
    /* Less than the name's line height, which it would increase. */
    lineHeight: 1,
  },
]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  minBlockSize: line(vars.text.x2),
  fontSize: vars.text.x2,
  color: vars.color.text.quiet,
});

export const open = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
  minInlineSize: 0,
  padding: 0,
  border: "none",
  background: "none",
  color: vars.color.accent.text,
  font: "inherit",
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  outline: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
});

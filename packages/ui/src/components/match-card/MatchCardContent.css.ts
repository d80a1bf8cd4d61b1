import { style } from "@vanilla-extract/css";
import { pressedCard, underPointer } from "../../private/answering.ts";
import { media } from "../../styles/media.ts";
import { clampName, tabular, truncateName } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/** A card that can be pressed: the focus ring surrounds all of it. */
export const pressable = style({
  selectors: pressedCard,
  "@media": {
    [media.hover]: underPointer,
  },
});

export const league = style([truncateName, { minInlineSize: 0 }]);

export const team = style({
  display: "grid",
  minBlockSize: `calc(${vars.text.x3} * ${vars.leading.body})`,
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

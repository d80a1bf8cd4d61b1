import { style } from "@vanilla-extract/css";
import * as open from "../../private/openCard.css.ts";
import { clampLines } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const { card, ring, foot } = open;

export const details = style([open.opener, { minInlineSize: 0 }]);

export const art = style([open.art, { aspectRatio: "4 / 3" }]);

export const words = style([
  open.words,
  { gap: vars.space.x1, padding: vars.space.x3 },
]);

export const title = style([
  clampLines.two,
  open.title,
  {
    fontSize: vars.text.x3,
    fontWeight: vars.weight.strong,
    lineHeight: 1.35,
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

export const available = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

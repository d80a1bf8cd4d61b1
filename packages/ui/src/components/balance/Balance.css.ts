import { style } from "@vanilla-extract/css";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const box = style({
  display: "grid",
  gap: vars.space.x1,
  minInlineSize: 0,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
});

export const label = style({
  marginInlineEnd: vars.space.x2,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
});

export const figure = style({ minInlineSize: 0 });

/* The line is reserved even while it is empty, so that the page below does not jump. */
export const note = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.x1,
  minBlockSize: "1lh",
  color: vars.color.warning.text,
  fontSize: vars.text.x2,
});

export const sign = lineMark;

import { style } from "@vanilla-extract/css";
import { raised } from "../../private/raised.ts";
import { vars } from "../../styles/vars.css.ts";

/* What the card and its placeholder have in common; the placeholder may be part of the first screen. */

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

export const teams = style({
  display: "grid",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

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

import { style } from "@vanilla-extract/css";
import { cardTitle, raised } from "../../private/raised.ts";
import { vars } from "../../styles/vars.css.ts";

export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  boxSizing: "border-box",
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space.x4,
  ...raised,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: vars.space.x2,
});

export const title = style({ flex: "1 1 8rem", ...cardTitle });

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x3,
  marginBlockStart: "auto",
});

export const prize = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.x2,
  minInlineSize: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

/* At the end, even when they wrap below the reward. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.x2,
  marginInlineStart: "auto",
});

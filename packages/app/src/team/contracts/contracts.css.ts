import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Filters beside each other as soon as there is room for two. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  alignItems: "start",
  gap: vars.space.x4,
});

/** Contracts below each other, on a wide screen two in a row. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 24rem), 1fr))",
  alignItems: "start",
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** An answer and the way back, of one width. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  gap: vars.space.x3,
});

import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Filters side by side as soon as there is room for two. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
  alignItems: "start",
  gap: vars.space.x4,
});

/** Contracts stacked, or two in a row on a wide screen. */
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 24rem), 1fr))",
  alignItems: "start",
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** The confirmation and the button back, with equal width. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
  gap: vars.space.x3,
});

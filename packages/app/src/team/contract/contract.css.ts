import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const list = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** Answers side by side with equal width, stacked where they do not fit. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))",
  gap: vars.space.x3,
  inlineSize: "min(100%, 24rem)",
  selectors: { "&:has(> :only-child)": { inlineSize: "auto" } },
});

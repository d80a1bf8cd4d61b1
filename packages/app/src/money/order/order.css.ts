import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Takes focus as a new step but is not a control, so it has no focus ring. */
export const step = style({
  minInlineSize: 0,
  outline: "none",
  /* The document's scroll padding accounts for what sticks to the top; this is the space above a step. */
  scrollMarginBlockStart: "1rem",
});

/** The available amounts above a form: stacked on a phone, side by side where there is room. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: vars.space.x4,
});

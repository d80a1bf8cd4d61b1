import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Takes focus when a step follows another; it is no control, so it has no ring. */
export const step = style({
  minInlineSize: 0,
  outline: "none",
  /* The document leaves room for what stays at its top; this is the air above a step. */
  scrollMarginBlockStart: "1rem",
});

/** What there is, above a form: figures under each other on a phone, side by side where there is room. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: vars.space.x4,
});

import { style } from "@vanilla-extract/css";

/** Takes focus when a step follows another; it is no control, so it has no ring. */
export const step = style({
  minInlineSize: 0,
  outline: "none",
  /* The document leaves room for what stays at its top; this is the air above a step. */
  scrollMarginBlockStart: "1rem",
});

import { style } from "@vanilla-extract/css";

/** Takes focus when a step follows another; it is no control, so it has no ring. */
export const step = style({
  minInlineSize: 0,
  outline: "none",
  /* What takes focus is scrolled into sight: below the heads of the site and of the centre, which stay at the top. */
  scrollMarginBlockStart: "9rem",
});

import { style } from "@vanilla-extract/css";

/** A code's room, kept before it is there. */
export const room = style({
  display: "inline-block",
  minInlineSize: "120px",
  minBlockSize: "120px",
});

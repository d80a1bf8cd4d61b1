import { style } from "@vanilla-extract/css";

/** A form that has a page for itself is as narrow there as in a dialog. */
export const narrow = style({
  inlineSize: "min(100%, 26rem)",
  marginInline: "auto",
});

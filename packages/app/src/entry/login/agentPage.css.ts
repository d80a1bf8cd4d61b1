import { style } from "@vanilla-extract/css";

/** A form on a page of its own is as narrow as in a dialog. */
export const narrow = style({
  inlineSize: "min(100%, 26rem)",
  marginInline: "auto",
});

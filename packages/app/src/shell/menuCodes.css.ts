import { style } from "@vanilla-extract/css";

/** Space reserved for a QR code before it is loaded. */
export const room = style({
  display: "inline-block",
  minInlineSize: "120px",
  minBlockSize: "120px",
});

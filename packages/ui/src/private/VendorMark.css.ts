import { style } from "@vanilla-extract/css";

export const mark = style({
  display: "block",
  inlineSize: "6rem",
  blockSize: "1.875rem",
  objectFit: "contain",
});

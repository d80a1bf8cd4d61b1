import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const area = style({
  resize: "vertical",
  display: "block",
  minBlockSize: vars.size.control,
});

export const box = style({ overflow: "clip" });

export const count = style({
  alignSelf: "flex-end",
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
  fontVariantNumeric: "tabular-nums",
});

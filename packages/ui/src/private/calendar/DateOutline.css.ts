import "../field/field.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const box = style({
  gap: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  paddingInlineEnd: "3px",
});

/* The button keeps to the end, however much is typed before it. */
globalStyle(`${box} > button`, { flex: "none", marginInlineStart: "auto" });

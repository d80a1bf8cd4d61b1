import { style } from "@vanilla-extract/css";
import { vars } from "../styles/vars.css.ts";

export const box = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.x2,
  inlineSize: "100%",
  maxInlineSize: "28rem",
  marginInline: "auto",
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.x4,
  textAlign: "center",
});

export const words = style({
  marginBlockStart: vars.space.x4,
  display: "grid",
  gap: vars.space.x2,
});

export const action = style({
  marginBlockStart: vars.space.x4,
  maxInlineSize: "100%",
});

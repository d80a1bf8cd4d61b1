import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const figure = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  margin: 0,
});

export const frame = style({
  position: "relative",
  inlineSize: "100%",
  maxInlineSize: "32rem",
  marginInline: "auto",
  aspectRatio: "3 / 4",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
});

export const caption = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  textAlign: "center",
  overflowWrap: "anywhere",
});

import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const place = style({
  position: "relative",
  display: "flex",
  flexGrow: 1,
  backgroundColor: vars.color.surface.sunken,
});

export const frame = style({ flexGrow: 1, inlineSize: "100%", border: "none" });

export const loader = style({
  position: "absolute",
  inset: 0,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.x4,
  padding: vars.space.x6,
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  textAlign: "center",
});

export const words = style({
  margin: 0,
  maxInlineSize: "32rem",
  color: vars.color.text.quiet,
  lineHeight: vars.leading.body,
});

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.x2,
});

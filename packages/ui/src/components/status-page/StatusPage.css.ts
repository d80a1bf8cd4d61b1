import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const whole = style({ minBlockSize: "100dvh" });

export const part = style({ minBlockSize: "min(40rem, 80dvh)" });

export const page = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  boxSizing: "border-box",
  gap: vars.space.x6,
  paddingBlock: vars.space.x10,
  paddingInline: vars.space.x4,
  color: vars.color.text.primary,
  textAlign: "center",
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space.x3,
  inlineSize: "100%",
  maxInlineSize: "34rem",
  overflowWrap: "anywhere",
});

export const title = style({ margin: 0, maxInlineSize: "100%" });

export const text = style({
  margin: 0,
  maxInlineSize: "100%",
  color: vars.color.text.quiet,
});

export const fact = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  columnGap: vars.space.x2,
  boxSizing: "border-box",
  maxInlineSize: "100%",
  marginBlockStart: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const factValue = style({
  minInlineSize: 0,
  overflowWrap: "anywhere",
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

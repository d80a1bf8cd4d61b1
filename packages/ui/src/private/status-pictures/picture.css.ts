import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

/* Uses the brand's own surfaces and light, so that the pictures match every brand. */

export const picture = style({
  display: "block",
  inlineSize: "min(22rem, 100%)",
  blockSize: "auto",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  overflow: "visible",
});

export const glowFirst = style({ stopColor: vars.color.glow.first });
export const glowSecond = style({ stopColor: vars.color.glow.second });
export const ground = style({ fill: vars.color.surface.sunken });
export const body = style({
  fill: vars.color.surface.overlay,
  stroke: vars.color.line.control,
  strokeWidth: 2,
});
export const well = style({
  fill: vars.color.surface.sunken,
  stroke: vars.color.line.control,
  strokeWidth: 2,
});
export const shade = style({ fill: vars.color.surface.pressed });
export const ink = style({
  fill: "none",
  stroke: vars.color.text.quiet,
  strokeWidth: 2.5,
});
export const hair = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 2,
});
export const broken = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 2,
  strokeDasharray: "5 7",
});
export const accent = style({ fill: vars.color.accent.fill });
export const accentLine = style({
  fill: "none",
  stroke: vars.color.accent.text,
  strokeWidth: 3,
});
export const onAccent = style({
  fill: "none",
  stroke: vars.color.accent.onFill,
  strokeWidth: 3,
});
export const figure = style({
  fill: "none",
  stroke: vars.color.text.primary,
  strokeWidth: 16,
});

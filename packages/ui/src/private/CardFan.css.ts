import { style } from "@vanilla-extract/css";
import { vars } from "../styles/vars.css.ts";

export const picture = style({
  inlineSize: "min(11rem, 60%)",
  blockSize: "auto",
  display: "block",
  overflow: "visible",
});

export const ground = style({ fill: vars.color.surface.hover });

export const backCard = style({ fill: vars.color.surface.pressed });

export const frontCard = style({
  fill: vars.color.surface.overlay,
  stroke: vars.color.line.subtle,
  strokeWidth: 1,
});

export const shade = style({ fill: vars.color.surface.pressed, opacity: 0.6 });

export const sparkle = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
  strokeLinecap: "round",
  opacity: 0.7,
});

export const emblem = style({ color: vars.color.accent.text });

export const emblemDanger = style({ color: vars.color.danger.text });

export const glow = style({ stopColor: vars.color.glow.first });

import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const picture = style({
  display: "block",
  flex: "none",
  inlineSize: "4.5rem",
  blockSize: "auto",
});

export const ground = style({ fill: vars.color.surface.pressed, opacity: 0.6 });

export const phone = style({
  fill: vars.color.surface.overlay,
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
});

export const screen = style({ fill: vars.color.surface.sunken });

export const line = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 2,
  strokeLinecap: "round",
  opacity: 0.6,
});

export const disc = style({ fill: vars.color.accent.soft });

export const emblem = style({ color: vars.color.accent.onSoft });

export const emblemLine = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});

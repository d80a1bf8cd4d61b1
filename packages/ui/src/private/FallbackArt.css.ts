import { style } from "@vanilla-extract/css";
import { vars } from "../styles/vars.css.ts";

export const ground = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  containerType: "inline-size",
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.quiet,
});

export const drawing = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
});

export const halo = style({ fill: "currentColor", opacity: 0.08 });

export const hill = style({ fill: "currentColor", opacity: 0.14 });

export const shore = style({ fill: "currentColor", opacity: 0.2 });

export const letter = style({
  position: "relative",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: "clamp(1.25rem, 34cqi, 5rem)",
  lineHeight: 1.4,
});

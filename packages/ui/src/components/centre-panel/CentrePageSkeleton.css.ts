import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const page = style({ display: "grid", gap: vars.space.x6 });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  gap: vars.space.x3,
});

export const figure = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
  "@media": { [media.forced]: { border: "1px solid GrayText" } },
});

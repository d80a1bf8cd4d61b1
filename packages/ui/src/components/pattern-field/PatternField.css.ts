import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const whole = style({ minInlineSize: 0 });

export const help = style({ display: "grid", gap: vars.space.x1 });

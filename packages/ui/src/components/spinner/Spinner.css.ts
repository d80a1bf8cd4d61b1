import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const breathe = keyframes({ "50%": { opacity: 0.55 } });
const square = (length: string) => ({ inlineSize: length, blockSize: length });

export const spinner = recipe({
  base: {
    display: "block",
    flexShrink: 0,
    animation: `${turn} 800ms linear infinite`,
    "@media": {
      [media.still]: {
        animation: `${breathe} 1600ms ${vars.motion.easing} infinite`,
      },
    },
  },
  variants: {
    size: {
      small: square(vars.size.iconSmall),
      medium: square(vars.size.icon),
      large: square(vars.size.iconLarge),
    },
  },
});

export const track = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  opacity: 0.25,
});

export const arc = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.5,
  strokeLinecap: "round",
  strokeDasharray: "20 60",
});

export const frame = style({ display: "inline-flex" });

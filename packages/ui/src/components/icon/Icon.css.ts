import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/vars.css.ts";

const square = (length: string) => ({ inlineSize: length, blockSize: length });

export const icon = recipe({
  base: { flexShrink: 0, display: "block", overflow: "visible" },
  variants: {
    size: {
      text: {
        ...square("1.2em"),
        display: "inline-block",
        verticalAlign: "-0.25em",
      },
      small: square(vars.size.iconSmall),
      medium: square(vars.size.icon),
      large: square(vars.size.iconLarge),
    },
    mirrored: {
      true: { selectors: { "&:dir(rtl)": { transform: "scaleX(-1)" } } },
      false: {},
    },
  },
});

export const line = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: "1.75",
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

export const solid = style({ fill: "currentColor" });

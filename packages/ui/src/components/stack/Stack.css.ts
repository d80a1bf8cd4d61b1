import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/vars.css.ts";

export const gap = styleVariants(vars.space, (length) => ({ gap: length }));

const align = {
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  stretch: { alignItems: "stretch" },
  baseline: { alignItems: "baseline" },
} as const;

const justify = {
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
} as const;

const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const stack = recipe({
  base: [list, { display: "flex", flexDirection: "column", minInlineSize: 0 }],
  variants: { align },
});

export const inline = recipe({
  base: [list, { display: "flex", minInlineSize: 0 }],
  variants: { align, justify, wrap: { true: { flexWrap: "wrap" }, false: {} } },
});

const least = createVar();

/* As many columns as fit, none narrower than `least` and none wider than the container. */
export const grid = recipe({
  base: [
    list,
    {
      display: "grid",
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    },
  ],
  variants: {
    minimum: {
      small: { vars: { [least]: "10rem" } },
      medium: { vars: { [least]: "16rem" } },
      large: { vars: { [least]: "22rem" } },
    },
  },
});

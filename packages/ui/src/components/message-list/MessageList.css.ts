import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { side } from "./messageWidth.ts";

export const root = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
});

export const columns = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.x6,
    alignItems: "start",
  },
  variants: {
    reading: {
      true: {
        "@container": {
          [side]: {
            gridTemplateColumns: "minmax(18rem, 2fr) minmax(0, 3fr)",
          },
        },
      },
      false: {},
    },
  },
});

/* On a phone the open message stands in the list's place. */
export const list = recipe({
  base: [
    focusRing,
    {
      containerType: "inline-size",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.x3,
      borderRadius: vars.radius.card,
    },
  ],
  variants: {
    reading: {
      true: {
        display: "none",
        "@container": { [side]: { display: "grid" } },
      },
      false: {},
    },
  },
});

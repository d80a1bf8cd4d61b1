import "../../private/floating.css.ts";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import * as pickList from "../../private/pickList.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const box = style({ position: "relative" });

export const popover = style({
  selectors: {
    "&&": {
      display: "flex",
      flexDirection: "column",
      inlineSize: "var(--radix-popover-trigger-width)",
      minInlineSize: "16rem",
      maxInlineSize: "calc(100vw - 16px)",
      maxBlockSize: `min(24rem, var(--radix-popover-content-available-height))`,
      overflow: "hidden",
    },
  },
});

export const list = recipe({
  base: {
    margin: 0,
    padding: vars.space.x2,
    listStyle: "none",
    overflowY: "auto",
    overscrollBehavior: "contain",
  },
  variants: { empty: { true: { display: "none" } } },
});

export const sentence = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  margin: 0,
  padding: vars.space.x4,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const option = style([
  pickList.option,
  {
    selectors: {
      '&[aria-selected="true"]': pickList.chosenOption,
      "&[data-active]": {
        backgroundColor: vars.color.surface.hover,
        color: vars.color.text.primary,
        outlineColor: vars.color.focus.ring,
      },
      '&[aria-disabled="true"]': pickList.disabledOption,
    },
  },
]);

export { detail, icon, tick, words } from "../../private/pickList.css.ts";

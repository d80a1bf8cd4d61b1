import { style, type StyleRule } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

const ring: StyleRule = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.color.focus.gap}`,
};

/** The focus ring's declarations, for a selector of your own such as `:has(:focus-visible)`. */
export const focusRingRule = ring;

/** Shows the focus ring on keyboard focus: 2 px, with a gap so that it is visible on art, too. */
export const focusRing = style({
  outline: "none",
  selectors: { "&:focus-visible": ring },
});

/** The inset ring's declarations, for a selector of your own. */
export const focusRingInsetRule: StyleRule = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: "-2px",
};

/** The same ring drawn inside, for an element at a clipping edge, such as a list row. */
export const focusRingInset = style({
  outline: "none",
  selectors: { "&:focus-visible": focusRingInsetRule },
});

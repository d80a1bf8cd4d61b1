import { style, type StyleRule } from "@vanilla-extract/css";
import { vars } from "./vars.css.ts";

const ring: StyleRule = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${vars.color.focus.gap}`,
};

/** The ring itself, for a selector of your own such as `:has(:focus-visible)`. */
export const focusRingRule = ring;

/** Gives a thing the ring when it is reached by keyboard: 2 px, and a gap so that it is seen on art too. */
export const focusRing = style({
  outline: "none",
  selectors: { "&:focus-visible": ring },
});

/** The ring drawn inside, for a selector of your own. */
export const focusRingInsetRule: StyleRule = {
  outline: `2px solid ${vars.color.focus.ring}`,
  outlineOffset: "-2px",
};

/** The same ring drawn inside, for a thing at an edge that clips, such as a row of a list. */
export const focusRingInset = style({
  outline: "none",
  selectors: { "&:focus-visible": focusRingInsetRule },
});

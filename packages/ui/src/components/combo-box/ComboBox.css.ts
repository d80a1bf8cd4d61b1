import "../../private/floating.css.ts";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
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

export const option = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  boxSizing: "border-box",
  minBlockSize: "40px",
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: `calc(${vars.radius.card} - ${vars.space.x1})`,
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
  cursor: "pointer",
  outline: "2px solid transparent",
  outlineOffset: "-2px",
  "@media": { [media.coarse]: { minBlockSize: vars.size.control } },
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: vars.weight.strong,
    },
    "&[data-active]": {
      backgroundColor: vars.color.surface.hover,
      color: vars.color.text.primary,
      outlineColor: vars.color.focus.ring,
    },
    '&[aria-disabled="true"]': {
      color: vars.color.text.disabled,
      cursor: "not-allowed",
    },
  },
});

export const icon = style({ display: "inline-flex", flex: "none" });

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const detail = style({
  display: "block",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.body,
});

export const tick = style({
  display: "inline-flex",
  flex: "none",
  inlineSize: vars.size.icon,
});

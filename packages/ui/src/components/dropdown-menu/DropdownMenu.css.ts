import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const menu = style({
  padding: vars.space.x2,
  overflowY: "auto",
  maxBlockSize: "var(--radix-dropdown-menu-content-available-height)",
  transformOrigin: "var(--radix-dropdown-menu-content-transform-origin)",
});

export const item = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    gap: vars.space.x3,
    minBlockSize: "40px",
    boxSizing: "border-box",
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    borderRadius: `calc(${vars.radius.card} - ${vars.space.x1})`,
    color: vars.color.text.primary,
    fontSize: vars.text.x3,
    lineHeight: vars.leading.body,
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    outline: "2px solid transparent",
    outlineOffset: "-2px",
    "@media": { [media.coarse]: { minBlockSize: vars.size.control } },
    selectors: {
      "&[data-highlighted]": { backgroundColor: vars.color.surface.hover },
      "&[data-highlighted]:focus-visible": {
        outlineColor: vars.color.focus.ring,
      },
      "&:active": { backgroundColor: vars.color.surface.pressed },
      '&[data-state="checked"]': {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        fontWeight: vars.weight.strong,
      },
      "&[data-disabled]": {
        color: vars.color.text.disabled,
        cursor: "default",
        backgroundColor: "transparent",
      },
    },
  },
  variants: {
    tone: {
      neutral: {},
      danger: { color: vars.color.danger.text },
    },
  },
});

export const icon = style({
  display: "inline-flex",
  flex: "none",
  opacity: 0.85,
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const end = style({
  flex: "none",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

/** Keeps space for the tick in entries that are not selected, so that selecting does not move the labels. */
export const tick = style({
  display: "inline-flex",
  flex: "none",
  inlineSize: vars.size.icon,
});

export const heading = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const separator = style({
  blockSize: vars.border.thin,
  marginBlock: vars.space.x2,
  marginInline: vars.space.x3,
  backgroundColor: vars.color.line.subtle,
});

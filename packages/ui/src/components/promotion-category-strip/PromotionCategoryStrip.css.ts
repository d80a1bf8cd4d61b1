import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { stripLayout } from "./stripLayout.ts";

const { inView, gap } = stripLayout;

export const room = style({ position: "relative", minInlineSize: 0 });

export const spaced = style({
  gap: `${gap}px`,
  scrollSnapType: "x proximity",
});

/** As wide as its label, but never so narrow that too many are in view. */
export const category = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    boxSizing: "border-box",
    flex: "none",
    gap: vars.space.x2,
    minInlineSize: `calc((100% - ${(inView - 1) * gap}px) / ${inView})`,
    minBlockSize: vars.size.control,
    maxInlineSize: "16rem",
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.primary,
    fontFamily: "inherit",
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.body,
    textAlign: "center",
    overflowWrap: "anywhere",
    scrollSnapAlign: "start",
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
    ":active": { backgroundColor: vars.color.surface.pressed },
    selectors: {
      '&[data-state="checked"]': {
        backgroundColor: vars.color.accent.fill,
        color: vars.color.accent.onFill,
      },
    },
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": { backgroundColor: vars.color.surface.hover },
          '&[data-state="checked"]:hover': {
            backgroundColor: vars.color.accent.fillHover,
          },
        },
      },
      [media.forced]: {
        borderColor: "ButtonText",
        selectors: {
          '&[data-state="checked"]': {
            forcedColorAdjust: "none",
            borderColor: "Highlight",
            backgroundColor: "Highlight",
            color: "HighlightText",
          },
        },
      },
    },
  },
]);

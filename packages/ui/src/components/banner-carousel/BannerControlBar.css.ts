import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const onArt = {
  border: "none",
  padding: 0,
  backgroundColor: vars.color.art.control,
  color: vars.color.art.onControl,
  cursor: "pointer",
  WebkitTapHighlightColor: "transparent",
} as const;

/* Visible only with a mouse; on touch screens, swiping replaces them. They stay focusable and appear on focus. */
export const arrow = recipe({
  base: [
    focusRing,
    {
      ...onArt,
      position: "absolute",
      zIndex: 2,
      insetBlockStart: "50%",
      translate: "0 -50%",
      display: "grid",
      placeItems: "center",
      inlineSize: vars.size.control,
      blockSize: vars.size.control,
      borderRadius: vars.radius.pill,
      opacity: 0,
      pointerEvents: "none",
      selectors: {
        "&:focus-visible": { opacity: 1, pointerEvents: "auto" },
        "section:hover > &": { opacity: 1, pointerEvents: "auto" },
      },
      "@media": {
        [media.moving]: {
          transition: `opacity ${vars.motion.base} ${vars.motion.easing}`,
        },
        [media.forced]: { border: "1px solid" },
      },
    },
  ],
  variants: {
    side: {
      start: { insetInlineStart: vars.space.x4 },
      end: { insetInlineEnd: vars.space.x4 },
    },
  },
});

export const bar = style({
  position: "absolute",
  zIndex: 2,
  insetBlockEnd: vars.space.x2,
  insetInline: 0,
  inlineSize: "fit-content",
  maxInlineSize: `calc(100% - 2 * ${vars.space.x2})`,
  marginInline: "auto",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.art.control,
  color: vars.color.art.onControl,
});

const small = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    minInlineSize: "1.5rem",
    minBlockSize: "1.75rem",
    padding: 0,
    border: "none",
    borderRadius: vars.radius.pill,
    background: "none",
    color: "inherit",
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
    "@media": {
      [media.coarse]: { minInlineSize: "1.75rem", minBlockSize: "2rem" },
    },
  },
]);

export const pause = style([
  small,
  {
    fontSize: vars.text.x2,
    "@media": { [media.coarse]: { minInlineSize: vars.size.control } },
  },
]);

export const dot = small;

export const mark = recipe({
  base: {
    display: "block",
    blockSize: "0.5rem",
    borderRadius: vars.radius.pill,
    backgroundColor: "currentColor",
    "@media": { [media.forced]: { backgroundColor: "CanvasText" } },
  },
  variants: {
    current: {
      true: { inlineSize: "1.25rem" },
      false: { inlineSize: "0.5rem", opacity: 0.55 },
    },
  },
});

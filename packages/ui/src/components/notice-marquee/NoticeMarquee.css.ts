import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { truncate } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const strip = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  minBlockSize: vars.size.control,
  minInlineSize: 0,
  paddingInline: `${vars.space.x3} ${vars.space.x2}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const sign = style({
  display: "flex",
  flexShrink: 0,
  color: vars.color.accent.text,
});

const solid = vars.color.text.primary;

export const room = recipe({
  base: {
    flexGrow: 1,
    minInlineSize: 0,
    overflow: "hidden",
    scrollbarWidth: "none",
    maskImage: `linear-gradient(to right, transparent, ${solid} 1.5rem, ${solid} calc(100% - 1.5rem), transparent)`,
  },
  variants: {
    focused: { true: { overflowX: "auto", maskImage: "none" }, false: {} },
  },
});

const run = keyframes({ to: { transform: "translateX(-50%)" } });
const runBack = keyframes({ to: { transform: "translateX(50%)" } });

export const tape = recipe({
  base: {
    display: "flex",
    inlineSize: "max-content",
    minInlineSize: "100%",
    animationName: run,
    animationTimingFunction: "linear",
    animationIterationCount: "infinite",
    selectors: { "&:dir(rtl)": { animationName: runBack } },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { animationPlayState: "paused" } },
      },
    },
  },
  variants: {
    state: {
      running: {},
      paused: { animationPlayState: "paused" },
      read: {
        animation: "none",
        selectors: { "&:dir(rtl)": { animation: "none" } },
      },
    },
  },
});

export const list = style({
  display: "flex",
  flexShrink: 0,
  minInlineSize: "50%",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const entry = style({ flexShrink: 0, paddingInlineEnd: vars.space.x10 });

export const notice = style([
  focusRingInset,
  {
    display: "block",
    minBlockSize: vars.size.controlSmall,
    padding: 0,
    paddingInline: vars.space.x1,
    border: "none",
    borderRadius: vars.radius.control,
    background: "none",
    color: "inherit",
    font: "inherit",
    lineHeight: vars.size.controlSmall,
    whiteSpace: "nowrap",
    cursor: "pointer",
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": {
            textDecoration: "underline",
            textUnderlineOffset: "0.2em",
          },
        },
      },
      [media.coarse]: {
        minBlockSize: vars.size.control,
        lineHeight: vars.size.control,
      },
    },
  },
]);

export const noticeCut = style([notice, truncate, { maxInlineSize: "100%" }]);

export const step = style({ flexGrow: 1, minInlineSize: 0 });

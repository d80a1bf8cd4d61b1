import { style } from "@vanilla-extract/css";
import { focusRingInset, focusRingInsetRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize, truncateName } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const board = style({
  display: "flex",
  flexDirection: "column",
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: "100%",
  boxSizing: "border-box",
  paddingBlockStart: vars.space.x4,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  overflow: "hidden",
});

export const heading = style([
  headingSize.x4,
  { margin: 0, paddingInline: vars.space.x4 },
]);

export const list = style([
  focusRingInset,
  {
    flexGrow: 1,
    minBlockSize: 0,
    maxBlockSize: "22rem",
    margin: 0,
    padding: 0,
    paddingBlock: vars.space.x2,
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "thin",
    listStyle: "none",
    borderRadius: vars.radius.panel,
  },
]);

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  lineHeight: vars.leading.body,
});

/* The whole row is the button. */
export const play = style({
  padding: 0,
  border: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  outline: "none",
  WebkitTapHighlightColor: "transparent",
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    borderRadius: vars.radius.control,
  },
  selectors: { "&:focus-visible::after": focusRingInsetRule },
});

export const pressable = style([
  entry,
  {
    position: "relative",
    selectors: {
      [`&:has(${play}:active)`]: {
        backgroundColor: vars.color.surface.pressed,
      },
    },
    "@media": {
      [media.coarse]: { minBlockSize: vars.size.control },
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
      },
    },
  },
]);

export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
});

export const player = style([
  truncateName,
  {
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    color: vars.color.text.primary,
  },
]);

export const game = style([
  truncateName,
  { fontSize: vars.text.x1, color: vars.color.text.quiet },
]);

export const gameRoom = style({
  "::before": { content: "·", marginInline: vars.space.x1 },
});

export const amount = style({ flexShrink: 0, fontSize: vars.text.x2 });

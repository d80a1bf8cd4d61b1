import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { broad } from "./messageWidth.ts";

export const row = recipe({
  base: {
    display: "flex",
    alignItems: "stretch",
    /* Rows far down a long page are not laid out until they come into view. */
    selectors: {
      "&:nth-child(n + 51)": {
        contentVisibility: "auto",
        containIntrinsicBlockSize: "auto 6rem",
      },
    },
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    ":last-child": { borderBlockEnd: "none" },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
      },
    },
  },
  variants: {
    open: {
      true: {
        backgroundColor: vars.color.surface.pressed,
        "@media": {
          [media.forced]: {
            outline: "2px solid Highlight",
            outlineOffset: "-2px",
          },
        },
      },
      false: {},
    },
    selected: {
      true: { backgroundColor: vars.color.surface.pressed },
      false: {},
    },
  },
});

export const tick = style({
  flex: "none",
  display: "flex",
  alignItems: "flex-start",
  paddingBlockStart: vars.space.x2,
  paddingInlineStart: vars.space.x2,
  "@media": { [media.coarse]: { paddingBlockStart: 0, paddingInlineStart: 0 } },
});

export const opener = recipe({
  base: [
    focusRingInset,
    {
      flex: 1,
      display: "flex",
      alignItems: "flex-start",
      gap: vars.space.x2,
      minInlineSize: 0,
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x3,
      textAlign: "start",
      cursor: "pointer",
      WebkitTapHighlightColor: "transparent",
    },
  ],
  variants: {
    tickable: { true: { paddingInlineStart: vars.space.x1 }, false: {} },
  },
});

/* Read messages keep its space, so that all titles are aligned. */
export const dot = recipe({
  base: {
    flex: "none",
    inlineSize: "0.5rem",
    blockSize: "0.5rem",
    marginBlockStart: `calc((1lh - 0.5rem) / 2)`,
    borderRadius: "50%",
    border: "1px solid transparent",
  },
  variants: {
    read: {
      true: { visibility: "hidden" },
      false: {
        backgroundColor: vars.color.accent.text,
        "@media": { [media.forced]: { backgroundColor: "CanvasText" } },
      },
    },
  },
});

export const words = style({
  flex: 1,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  minInlineSize: 0,
  "@container": {
    [broad]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
});

export const title = recipe({
  base: [
    clampLines.two,
    {
      textAlign: ["-webkit-match-parent", "match-parent"],
      fontSize: vars.text.x3,
    },
  ],
  variants: {
    read: {
      true: { fontWeight: vars.weight.body },
      false: { fontWeight: vars.weight.strong },
    },
  },
});

export const preview = style([
  clampLines.two,
  {
    textAlign: ["-webkit-match-parent", "match-parent"],
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
  },
]);

export const time = style({
  "@container": {
    [broad]: { gridColumn: 2, gridRow: 1, alignSelf: "start" },
  },
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
});

/** A line of a message that is loading. */
export const boneLine = style({
  display: "flex",
  alignItems: "center",
  blockSize: "1lh",
});

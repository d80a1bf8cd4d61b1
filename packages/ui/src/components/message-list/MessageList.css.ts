import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines, headingSize, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/* The list and the open message side by side; the time beside the title. */
const side = "(min-width: 48rem)";
const broad = "(min-width: 36rem)";

export const root = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
});

export const columns = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.x6,
    alignItems: "start",
  },
  variants: {
    reading: {
      true: {
        "@container": {
          [side]: {
            gridTemplateColumns: "minmax(18rem, 2fr) minmax(0, 3fr)",
          },
        },
      },
      false: {},
    },
  },
});

/* On a phone the open message stands in the list's place. */
export const list = recipe({
  base: [
    focusRing,
    {
      containerType: "inline-size",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.x3,
      borderRadius: vars.radius.card,
    },
  ],
  variants: {
    reading: {
      true: {
        display: "none",
        "@container": { [side]: { display: "grid" } },
      },
      false: {},
    },
  },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x1,
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space.x2,
  "@media": { print: { display: "none" } },
});

export const count = style([
  tabular,
  {
    marginInlineEnd: "auto",
    paddingInlineStart: vars.space.x1,
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
  },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});

export const deleted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.overlay,
  fontSize: vars.text.x2,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const day = style({
  marginBlockStart: vars.space.x2,
  marginBlockEnd: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  listStyle: "none",
  overflow: "clip",
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const row = recipe({
  base: {
    display: "flex",
    alignItems: "stretch",
    /* Far down a long page nothing is laid out before it comes into sight. */
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

/* Its room is kept on read messages, so that all titles begin on one line. */
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

/** A line of a message that is coming. */
export const boneLine = style({
  display: "flex",
  alignItems: "center",
  blockSize: "1lh",
});

export const detail = style({
  minInlineSize: 0,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.forced]: { border: "1px solid" } },
  "@container": { [side]: { padding: vars.space.x6 } },
});

export const detailTools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.x2,
  marginInline: `calc(${vars.space.x2} * -1)`,
  marginBlockEnd: vars.space.x4,
  "@media": { print: { display: "none" } },
});

export const detailTitle = style([
  headingSize.x5,
  focusRing,
  {
    margin: 0,
    borderRadius: vars.radius.control,
    overflowWrap: "anywhere",
    scrollMarginBlockStart: vars.space.x16,
  },
]);

export const detailTime = style({
  margin: 0,
  marginBlockStart: vars.space.x1,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const body = style({
  marginBlockStart: vars.space.x6,
  maxInlineSize: "70ch",
  overflowWrap: "anywhere",
});

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

/** Horizontal and vertical position in the plot, as a share of its size. */
const along = "var(--along)";
const high = "var(--high)";

export const chart = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  color: vars.color.text.primary,
  "@media": {
    [media.forced]: { border: "1px solid" },
    print: { border: "1px solid", boxShadow: "none", breakInside: "avoid" },
  },
});

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const name = style({
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

/** Keeps its height while no point is read, so that the plot does not shift. */
export const reading = style([
  tabular,
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${vars.space.x3}`,
    minBlockSize: "1lh",
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
  },
]);

export const plot = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  columnGap: vars.space.x2,
  rowGap: vars.space.x1,
});

const scale = style([
  tabular,
  { color: vars.color.text.quiet, fontSize: vars.text.x1 },
]);

export const ticks = style([
  scale,
  {
    display: "grid",
    position: "relative",
    justifyItems: "end",
    gridArea: "1 / 1",
  },
]);

/** Each tick is at its own height; all are in one grid cell, so that the widest sets the column width. */
export const tick = style({
  gridArea: "1 / 1",
  alignSelf: "start",
  position: "relative",
  insetBlockStart: `calc(100% - ${high} * 100%)`,
  translate: "0 -50%",
  lineHeight: 1,
});

export const field = style({
  gridArea: "1 / 2",
  position: "relative",
  blockSize: "11rem",
  borderRadius: vars.radius.control,
  cursor: "crosshair",
  /* A vertical swipe scrolls the page; a horizontal one reads the chart. */
  touchAction: "pan-y",
});

export const drawing = style({
  display: "block",
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
  selectors: { "[dir=rtl] &": { transform: "scaleX(-1)" } },
});

export const grid = style({
  stroke: vars.color.line.subtle,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forced]: { stroke: "GrayText" } },
});

export const zero = style({
  stroke: vars.color.line.control,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forced]: { stroke: "CanvasText" } },
});

export const ends = style([
  scale,
  {
    gridArea: "2 / 2",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: vars.space.x2,
    overflowWrap: "anywhere",
  },
]);

export const cursor = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: `calc(${along} * 100%)`,
  borderInlineStart: `1px solid ${vars.color.line.control}`,
  pointerEvents: "none",
});

export const dot = style({
  position: "absolute",
  insetInlineStart: `calc(${along} * 100% - 0.3125rem)`,
  insetBlockStart: `calc(100% - ${high} * 100% - 0.3125rem)`,
  inlineSize: "0.625rem",
  blockSize: "0.625rem",
  border: `2px solid ${vars.color.surface.raised}`,
  borderRadius: "50%",
  backgroundColor: vars.color.info.text,
  pointerEvents: "none",
  "@media": { [media.forced]: { backgroundColor: "Highlight" } },
});

export const line = style({
  fill: "none",
  stroke: vars.color.info.text,
  strokeWidth: 2,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
  "@media": { [media.forced]: { stroke: "CanvasText" } },
});

export const bar = recipe({
  base: { "@media": { [media.forced]: { fill: "CanvasText" } } },
  variants: {
    meaning: {
      plain: { fill: vars.color.info.text },
      came: { fill: vars.color.success.text },
      went: { fill: vars.color.danger.text },
    },
    read: { true: { "@media": { [media.forced]: { fill: "Highlight" } } } },
  },
});

export const instead = style({
  display: "grid",
  alignItems: "center",
  minBlockSize: "13rem",
});

export const more = style({ fontSize: vars.text.x2 });

export const opener = style({
  display: "inline-block",
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.control,
  color: vars.color.accent.text,
  cursor: "pointer",
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
});

export const cell = style([
  tabular,
  {
    paddingBlock: vars.space.x1,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    fontWeight: vars.weight.body,
    overflowWrap: "anywhere",
    textAlign: "start",
  },
]);

export const figure = style([cell, { textAlign: "end" }]);

export const head = style({
  paddingBlock: vars.space.x1,
  color: vars.color.text.quiet,
  fontWeight: vars.weight.strong,
  textAlign: "start",
});

export const figureHead = style([head, { textAlign: "end" }]);

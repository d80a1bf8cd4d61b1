import { style } from "@vanilla-extract/css";
import { focusRing } from "../../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export const picture = style({ display: "grid", gap: vars.space.x3 });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});

export const hint = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const frame = style([
  focusRing,
  {
    boxSizing: "border-box",
    inlineSize: "100%",
    overflow: "hidden",
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.line.subtle}`,
    backgroundColor: vars.color.surface.page,
    cursor: "grab",
    touchAction: "pan-y",
    selectors: { "&:active": { cursor: "grabbing" } },
  },
]);

export const drawing = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  fontFamily: vars.font.body,
  userSelect: "none",
});

export const state = style({
  fill: vars.color.surface.raised,
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
  "@media": { [media.forced]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const openState = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
  "@media": { [media.forced]: { stroke: "CanvasText" } },
});

export const part = style({ strokeDasharray: "6 5" });

export const chosenState = style({
  stroke: vars.color.accent.text,
  strokeWidth: 3,
  "@media": { [media.forced]: { stroke: "Highlight" } },
});

export const head = style({
  fill: vars.color.surface.raised,
  "@media": { [media.forced]: { fill: "Canvas" } },
});

export const name = style({
  fill: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const line = style({
  fill: vars.color.text.quiet,
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const way = style({
  fill: "none",
  stroke: vars.color.line.control,
  strokeWidth: 1.5,
  "@media": { [media.forced]: { stroke: "CanvasText" } },
});

export const chosenWay = style({
  stroke: vars.color.accent.text,
  strokeWidth: 2.5,
  "@media": { [media.forced]: { stroke: "Highlight" } },
});

export const arrow = style({
  fill: vars.color.line.control,
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const chosenArrow = style({
  fill: vars.color.accent.text,
  "@media": { [media.forced]: { fill: "Highlight" } },
});

/* Lines that cross behind a label must not run through its letters. */
export const labelGround = style({
  fill: vars.color.surface.page,
  fillOpacity: 0.9,
  "@media": { [media.forced]: { fill: "Canvas" } },
});

export const label = style({
  fill: vars.color.text.primary,
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const chosenLabel = style({
  fill: vars.color.accent.text,
  "@media": { [media.forced]: { fill: "Highlight" } },
});

export const start = style({
  fill: vars.color.text.primary,
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const anywhere = style({
  fill: vars.color.accent.soft,
  "@media": { [media.forced]: { fill: "Canvas", stroke: "CanvasText" } },
});

export const anywhereText = style({
  fill: vars.color.accent.onSoft,
  "@media": { [media.forced]: { fill: "CanvasText" } },
});

export const tableFrame = style([
  focusRing,
  {
    overflowX: "auto",
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.raised,
  },
]);

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.x2,
});

export const cell = style({
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  textAlign: "start",
  verticalAlign: "top",
});

export const group = style({
  color: vars.color.text.quiet,
  fontWeight: vars.weight.body,
});

export const show = style([
  focusRing,
  {
    minBlockSize: "24px",
    borderRadius: "4px",
    color: vars.color.accent.text,
    fontWeight: vars.weight.strong,
    textAlign: "start",
    cursor: "pointer",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
  },
]);

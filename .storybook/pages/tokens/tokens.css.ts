import { style } from "@vanilla-extract/css";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export { heading, lead, use } from "../../parts/parts.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x10,
  maxInlineSize: "72rem",
  color: vars.color.text.primary,
});

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x4,
});

export const grid = style({
  display: "grid",
  gap: vars.space.x3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  minInlineSize: 0,
  gap: vars.space.x1,
  alignContent: "start",
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  overflowWrap: "anywhere",
});

export const sample = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: vars.space.x16,
  marginBlockEnd: vars.space.x2,
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  background: vars.color.surface.page,
  overflow: "hidden",
});

export const name = style({ fontWeight: vars.weight.strong });

export const value = style({
  fontFamily: "monospace",
  fontSize: vars.text.x2,
  direction: "ltr",
  unicodeBidi: "isolate",
});

export const bar = style({
  blockSize: vars.space.x3,
  maxInlineSize: "100%",
  background: vars.color.accent.fill,
  justifySelf: "start",
});

export const tile = style({
  inlineSize: vars.space.x16,
  blockSize: vars.space.x10,
  background: vars.color.surface.overlay,
});

export const tableFrame = style({ overflowX: "auto" });

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.x2,
});

export const cell = style({
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  textAlign: "start",
});

export const number = style([
  cell,
  { textAlign: "end", fontVariantNumeric: "tabular-nums" },
]);

export const swatch = style({
  display: "inline-block",
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
});

/* Pairs of 3:1 are for outlines and shapes, not for text. */
export const outline = style({
  display: "inline-block",
  inlineSize: "1em",
  blockSize: "1em",
  border: `${vars.border.strong} solid currentColor`,
  borderRadius: vars.radius.pill,
});

export const passes = style({ color: vars.color.success.text });
export const fails = style({
  color: vars.color.danger.text,
  fontWeight: vars.weight.strong,
});

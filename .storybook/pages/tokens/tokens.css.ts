import { style } from "@vanilla-extract/css";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export const grid = style({
  display: "grid",
  gap: vars.space.x3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const name = style({ fontWeight: vars.weight.strong });

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

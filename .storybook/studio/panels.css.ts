import { style } from "@vanilla-extract/css";
import { focusRing } from "../../packages/ui/src/styles/focus.css.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { mono } from "../parts/parts.css.ts";

export { hidden as unseen } from "../parts/parts.css.ts";

const line = `${vars.border.thin} solid ${vars.color.line.subtle}`;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x4,
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x2,
});

export const table = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: vars.text.x2,
});

export const start = style({ textAlign: "start" });

export const end = style({
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const pair = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  textAlign: "start",
  fontWeight: vars.weight.body,
});

export const sample = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "36px",
  blockSize: "28px",
  borderRadius: "6px",
  border: `1px solid ${vars.color.line.subtle}`,
  fontWeight: vars.weight.strong,
  forcedColorAdjust: "none",
});

/* Pairs of 3:1 are for outlines and shapes, not for text. */
export const outline = style({
  inlineSize: "14px",
  blockSize: "14px",
  border: "2px solid currentColor",
  borderRadius: "50%",
});

export const pairName = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const quiet = style({ color: vars.color.text.quiet });

export const ratio = style([
  end,
  {
    fontWeight: vars.weight.strong,
    selectors: {
      "&[data-state=weak]": { color: vars.color.danger.text },
      "&[data-state=near]": { color: vars.color.warning.text },
      "&[data-state=good]": { color: vars.color.success.text },
    },
  },
]);

const plainList = { margin: 0, padding: 0, listStyle: "none" } as const;

export const moves = style(plainList);

export const move = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space.x2}`,
  paddingBlock: vars.space.x1,
  fontSize: vars.text.x2,
});

export const twoTones = style({
  display: "inline-grid",
  gridTemplateColumns: "18px 18px",
  blockSize: "20px",
  borderRadius: "6px",
  overflow: "hidden",
  border: `1px solid ${vars.color.line.subtle}`,
  forcedColorAdjust: "none",
});

export const changes = style(plainList);

export const change = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.x2,
  paddingBlock: vars.space.x2,
  borderBlockEnd: line,
  fontSize: vars.text.x2,
});

export const changeKey = style({
  gridColumn: 1,
  fontFamily: mono,
  fontSize: "0.8125rem",
  overflowWrap: "anywhere",
});

export const values = style({
  gridColumn: 1,
  gridRow: 2,
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space.x2}`,
  overflowWrap: "anywhere",
});

export const before = style({
  color: vars.color.text.quiet,
  textDecoration: "line-through",
  minInlineSize: 0,
});

export const after = style({ minInlineSize: 0 });

export const dot = style({
  display: "inline-block",
  inlineSize: "12px",
  blockSize: "12px",
  marginInlineEnd: vars.space.x1,
  borderRadius: "50%",
  border: `1px solid ${vars.color.line.control}`,
  forcedColorAdjust: "none",
});

export const file = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
});

export const text = style({
  maxBlockSize: "24rem",
  margin: 0,
  padding: vars.space.x3,
  overflow: "auto",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
  fontFamily: mono,
  fontSize: "0.75rem",
  lineHeight: 1.5,
  direction: "ltr",
  textAlign: "start",
});

export const sentences = style({
  margin: 0,
  paddingInlineStart: vars.space.x4,
  overflowWrap: "anywhere",
});

export const fileField = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  border: `${vars.border.thin} dashed ${vars.color.line.control}`,
  fontSize: vars.text.x2,
});

export const fileInput = style([
  focusRing,
  {
    inlineSize: "100%",
    minInlineSize: 0,
    overflow: "hidden",
    color: vars.color.text.quiet,
    selectors: {
      "&::file-selector-button": {
        marginInlineEnd: vars.space.x3,
        paddingInline: vars.space.x4,
        minBlockSize: "36px",
        border: 0,
        borderRadius: vars.radius.control,
        backgroundColor: vars.color.accent.fill,
        color: vars.color.accent.onFill,
        fontFamily: "inherit",
        fontWeight: vars.weight.strong,
        cursor: "pointer",
      },
    },
  },
]);

export const fileWords = style({ fontWeight: vars.weight.strong });

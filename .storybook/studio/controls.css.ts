import { style } from "@vanilla-extract/css";
import { focusRing } from "../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../packages/ui/src/styles/media.ts";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";
import { mono } from "../parts/parts.css.ts";

/* Controls that differ from the saved pack have a mark at their side, like a line in a diff. */
export const control = style({
  position: "relative",
  paddingInlineStart: vars.space.x2,
  borderInlineStart: "2px solid transparent",
  selectors: {
    "&[data-changed]": { borderInlineStartColor: vars.color.accent.fill },
  },
});

export const tools = style({
  position: "absolute",
  insetBlockStart: "-6px",
  insetInlineEnd: 0,
  display: "flex",
  opacity: 0,
  selectors: {
    [`${control}:hover > &, ${control}:focus-within > &, ${control}[data-changed] > &`]:
      { opacity: 1 },
  },
  "@media": {
    [media.coarse]: { position: "static", opacity: 1, justifyContent: "end" },
  },
});

/* Beside a row that is one line high, they are vertically centred. */
export const rowTools = style([tools, { insetBlockStart: "4px" }]);

export const colorRow = style([
  focusRing,
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.x3,
    inlineSize: "100%",
    minBlockSize: "40px",
    paddingInlineEnd: vars.space.x2,
    borderRadius: vars.radius.control,
    textAlign: "start",
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
      },
      [media.coarse]: { minBlockSize: "44px" },
    },
    selectors: {
      [`${control}:hover > &, ${control}:focus-within > &, ${control}[data-changed] > &`]:
        { paddingInlineEnd: "72px" },
    },
  },
]);

const tone = {
  border: `1px solid ${vars.color.line.control}`,
  forcedColorAdjust: "none",
} as const;

export const swatch = style({
  ...tone,
  flexShrink: 0,
  inlineSize: "28px",
  blockSize: "28px",
  borderRadius: "8px",
});

export const wideSwatch = style({
  ...tone,
  display: "block",
  blockSize: "32px",
  borderRadius: "8px",
});

export const rowTitle = style({
  flexGrow: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.x2,
});

export const hex = style({
  fontFamily: mono,
  fontSize: "0.8125rem",
  color: vars.color.text.quiet,
  direction: "ltr",
  unicodeBidi: "isolate",
});

export const chevron = style({
  display: "inline-flex",
  color: vars.color.text.quiet,
  selectors: { "&[data-open]": { transform: "rotate(180deg)" } },
});

export const mix = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
});

export const acts = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x1,
  overflowWrap: "anywhere",
});

export const figure = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
});

export const sliderRow = style({
  display: "grid",
  gridTemplateColumns: "5rem minmax(0, 1fr) 4rem",
  alignItems: "center",
  gap: vars.space.x2,
  minBlockSize: "32px",
  fontSize: vars.text.x2,
});

export const sliderLabel = style({ color: vars.color.text.quiet });

export const sliderValue = style({
  textAlign: "end",
  unicodeBidi: "plaintext",
  fontVariantNumeric: "tabular-nums",
});

/* Browsers draw a range in their own way until `appearance: none` turns that off. */
const thumb = {
  appearance: "none",
  boxSizing: "border-box",
  inlineSize: "20px",
  blockSize: "20px",
  borderRadius: "50%",
  border: `3px solid ${vars.color.surface.raised}`,
  backgroundColor: vars.color.text.primary,
  boxShadow: `0 0 0 1px ${vars.color.line.control}`,
} as const;

export const slider = style([
  focusRing,
  {
    appearance: "none",
    inlineSize: "100%",
    blockSize: "12px",
    marginBlock: "10px",
    borderRadius: "6px",
    backgroundColor: vars.color.surface.sunken,
    border: `1px solid ${vars.color.line.control}`,
    cursor: "pointer",
    selectors: {
      "&::-webkit-slider-thumb": { ...thumb, appearance: "none" },
      "&::-moz-range-thumb": thumb,
    },
  },
]);

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
});

export const listLabel = style({
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
});

export const items = style({
  display: "grid",
  gap: "1px",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const item = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
  minBlockSize: "36px",
  paddingInlineStart: vars.space.x3,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.sunken,
});

export const itemName = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  fontSize: vars.text.x2,
});

import "../floating.css.ts";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const calendar = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space.x6,
});

/* Height of a month with six weeks, so that changing the month moves neither the arrows nor the content below. */
const sixWeeks = (day: string) =>
  `calc(${vars.size.control} + ${vars.space.x2} + ${vars.text.x1} * ${vars.leading.body} + 10 * ${vars.space.x1} + 6 * ${day})`;

export const month = style({
  flex: "1 1 17.5rem",
  minInlineSize: 0,
  maxInlineSize: "24rem",
  minBlockSize: sixWeeks("40px"),
  "@media": { [media.coarse]: { minBlockSize: sixWeeks(vars.size.control) } },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x1,
  marginBlockEnd: vars.space.x2,
});

/** Keeps the month centred on the side without an arrow, too. */
export const turn = style({
  flex: "none",
  inlineSize: vars.size.control,
});

export const selects = style({
  display: "inline-flex",
  flexWrap: "wrap",
  justifyContent: "center",
  minInlineSize: 0,
});

export const choice = style({
  position: "relative",
  display: "inline-flex",
  minInlineSize: 0,
});

export const select = style({
  appearance: "none",
  /* If supported, as wide as the selected month instead of the longest one. */
  fieldSizing: "content",
  minBlockSize: vars.size.controlSmall,
  maxInlineSize: "100%",
  paddingBlock: vars.space.x1,
  paddingInlineStart: vars.space.x2,
  paddingInlineEnd: vars.space.x6,
  border: "none",
  borderRadius: vars.radius.control,
  backgroundColor: "transparent",
  color: vars.color.text.primary,
  font: "inherit",
  fontSize: `max(16px, ${vars.text.x3})`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  cursor: "pointer",
  "@media": {
    [media.coarse]: { minBlockSize: vars.size.control },
    [media.hover]: {
      selectors: {
        "&:hover": { backgroundColor: vars.color.surface.hover },
      },
    },
  },
});

export const chevron = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space.x1,
  display: "inline-flex",
  alignItems: "center",
  color: vars.color.text.quiet,
  pointerEvents: "none",
});

export const grid = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: `0 ${vars.space.x1}`,
});

export const weekday = style({
  paddingBlock: vars.space.x1,
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.body,
  lineHeight: vars.leading.body,
  textAlign: "center",
});

const soft = vars.color.accent.soft;

/** A day's cell in a week; the band of a period runs through it from edge to edge. */
export const cell = recipe({
  base: { padding: 0, textAlign: "center" },
  variants: {
    band: {
      start: {
        backgroundColor: soft,
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      middle: {
        backgroundColor: soft,
        color: vars.color.accent.onSoft,
        selectors: {
          "&:first-child": {
            borderStartStartRadius: vars.radius.control,
            borderEndStartRadius: vars.radius.control,
          },
          "&:last-child": {
            borderStartEndRadius: vars.radius.control,
            borderEndEndRadius: vars.radius.control,
          },
        },
        "@media": {
          [media.forced]: {
            outline: "1px solid Highlight",
            outlineOffset: "-1px",
          },
        },
      },
      end: {
        backgroundColor: soft,
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
      both: {},
    },
  },
});

/** The button of a day. Today has a dot, a selected day the accent colour, an unavailable day a line through it. */
export const day = recipe({
  base: {
    position: "relative",
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "40px",
    padding: 0,
    border: "none",
    borderRadius: vars.radius.control,
    backgroundColor: "transparent",
    color: "inherit",
    fontSize: vars.text.x3,
    fontVariantNumeric: "tabular-nums",
    lineHeight: vars.leading.body,
    textAlign: "center",
    cursor: "pointer",
    selectors: {
      '&[aria-disabled="true"]': {
        color: vars.color.text.disabled,
        textDecoration: "line-through",
        cursor: "not-allowed",
      },
    },
    "@media": {
      [media.coarse]: { minBlockSize: vars.size.control },
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-disabled="true"])': {
            backgroundColor: vars.color.surface.hover,
          },
        },
      },
    },
  },
  variants: {
    today: {
      true: {
        fontWeight: vars.weight.strong,
        selectors: {
          "&::after": {
            content: "",
            position: "absolute",
            insetInline: 0,
            insetBlockEnd: vars.space.x1,
            marginInline: "auto",
            inlineSize: "4px",
            blockSize: "4px",
            borderRadius: vars.radius.pill,
            backgroundColor: vars.color.accent.text,
          },
        },
        "@media": {
          [media.forced]: {
            selectors: { "&::after": { backgroundColor: "CanvasText" } },
          },
        },
      },
    },
    selected: {
      true: {
        backgroundColor: vars.color.accent.fill,
        color: vars.color.accent.onFill,
        fontWeight: vars.weight.strong,
        selectors: {
          "&::after": { backgroundColor: vars.color.accent.onFill },
          '&[aria-disabled="true"]': { color: vars.color.accent.onFill },
        },
        "@media": {
          [media.hover]: {
            selectors: {
              '&:hover:not([aria-disabled="true"])': {
                backgroundColor: vars.color.accent.fillHover,
              },
            },
          },
          [media.forced]: {
            forcedColorAdjust: "none",
            backgroundColor: "Highlight",
            color: "HighlightText",
          },
        },
      },
    },
  },
});

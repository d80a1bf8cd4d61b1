import "../../private/pressable.css.ts";
import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const dotSize = "22px";

export const choices = recipe({
  base: { display: "flex" },
  variants: {
    variant: {
      list: { gap: vars.space.x3 },
      cards: { display: "grid", gap: vars.space.x3 },
    },
    orientation: {
      vertical: { flexDirection: "column" },
      horizontal: { flexWrap: "wrap" },
    },
  },
  compoundVariants: [
    {
      variants: { variant: "list", orientation: "horizontal" },
      style: { columnGap: vars.space.x6 },
    },
    {
      variants: { variant: "cards", orientation: "horizontal" },
      style: {
        gridTemplateColumns: "repeat(auto-fit, minmax(min(14rem, 100%), 1fr))",
      },
    },
  ],
});

export const choice = recipe({
  base: {
    position: "relative",
    display: "flex",
    gap: vars.space.x3,
    minInlineSize: 0,
    /* Space for the dot, which is before picture and text but part of the label. */
    paddingInlineStart: `calc(${dotSize} + ${vars.space.x3})`,
    cursor: "pointer",
    selectors: {
      "&[data-disabled]": { cursor: "not-allowed" },
    },
  },
  variants: {
    variant: {
      list: {
        alignItems: "flex-start",
        minBlockSize: "24px",
        "@media": {
          [media.coarse]: {
            minBlockSize: vars.size.control,
            paddingBlock: vars.space.x2,
          },
        },
      },
      cards: {
        alignItems: "center",
        boxSizing: "border-box",
        minBlockSize: vars.size.controlLarge,
        padding: vars.space.x4,
        paddingInlineStart: `calc(${vars.space.x4} + ${dotSize} + ${vars.space.x3})`,
        backgroundColor: vars.color.surface.raised,
        border: `${vars.border.thin} solid ${vars.color.line.control}`,
        borderRadius: vars.radius.card,
        selectors: {
          "&[data-selected]": {
            borderColor: vars.color.accent.fill,
            backgroundColor: vars.color.accent.soft,
            color: vars.color.accent.onSoft,
            boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
          },
          "&[data-invalid]:not([data-selected])": {
            borderColor: vars.color.danger.text,
          },
          "&[data-disabled]": {
            borderColor: vars.color.line.subtle,
            backgroundColor: "transparent",
          },
          "&:has(input:focus-visible)": focusRingRule,
        },
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover:not([data-selected], [data-disabled])": {
                backgroundColor: vars.color.surface.hover,
              },
            },
          },
          [media.forced]: {
            selectors: {
              "&[data-selected]": { borderColor: "Highlight" },
            },
          },
        },
      },
    },
  },
});

export const picture = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  minInlineSize: vars.size.iconLarge,
  selectors: { "[data-disabled] > &": { opacity: 0.5 } },
});

/** The text and the end slot, which wraps below the text where space is tight. */
export const main = style({
  flex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const words = style({
  flex: "1 1 11rem",
  display: "flex",
  flexDirection: "column",
  gap: "2px",
  minInlineSize: 0,
});

/** The label covers the whole option, so that it can be pressed anywhere. */
export const press = style({
  display: "flex",
  alignItems: "flex-start",
  color: "inherit",
  fontSize: vars.text.x3,
  lineHeight: vars.leading.body,
  cursor: "inherit",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&[data-disabled]": { color: vars.color.text.disabled },
  },
});

export const dot = style({
  position: "absolute",
  insetInlineStart: 0,
  boxSizing: "border-box",
  inlineSize: dotSize,
  blockSize: dotSize,
  /* Centred on the first line at any text size. */
  marginBlockStart: `calc((1lh - ${dotSize}) / 2)`,
  borderRadius: "50%",
  border: `1.5px solid ${vars.color.line.control}`,
  backgroundColor: vars.color.surface.sunken,
  selectors: {
    [`${choice.classNames.variants.variant.cards} &`]: {
      insetBlock: 0,
      insetInlineStart: vars.space.x4,
      marginBlock: "auto",
    },
    "[data-selected] > &": {
      borderWidth: "7px",
      borderColor: vars.color.accent.fill,
      backgroundColor: vars.color.accent.onFill,
    },
    "[data-invalid]:not([data-selected]) > &": {
      borderColor: vars.color.danger.text,
    },
    "[data-focus-visible] > &": focusRingRule,
    "[data-disabled] > &": { opacity: 0.5 },
  },
  "@media": {
    [media.forced]: {
      selectors: {
        "[data-selected] > &": {
          forcedColorAdjust: "none",
          borderColor: "Highlight",
          backgroundColor: "HighlightText",
        },
      },
    },
  },
});

/* A card has its own focus ring. */
globalStyle(
  `${choice.classNames.variants.variant.cards} [data-focus-visible] > ${dot}`,
  { outline: "none", boxShadow: "none" },
);

export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: {
    [`${choice.classNames.variants.variant.cards} &`]: {
      fontWeight: vars.weight.strong,
    },
  },
});

export const description = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
  selectors: {
    [`${choice.classNames.variants.variant.cards}[data-selected] &`]: {
      color: "inherit",
    },
  },
});

export const end = style({
  position: "relative",
  flex: "0 1 auto",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  pointerEvents: "none",
  overflowWrap: "anywhere",
});

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const box = recipe({
  variants: {
    size: {
      medium: {},
      large: { minBlockSize: "4.5rem", borderRadius: vars.radius.card },
    },
  },
});

export const symbol = recipe({
  base: {
    flex: "none",
    maxInlineSize: "40%",
    paddingBlock: vars.space.x1,
    overflowWrap: "anywhere",
    color: vars.color.text.quiet,
    lineHeight: vars.leading.tight,
  },
  variants: {
    size: {
      medium: { paddingInlineStart: vars.space.x3 },
      large: {
        paddingInlineStart: vars.space.x4,
        fontSize: vars.text.x5,
      },
    },
  },
});

export const figure = recipe({
  base: [tabular, { fontWeight: vars.weight.strong }],
  variants: {
    size: {
      medium: {},
      large: {
        fontFamily: vars.font.display,
        fontWeight: vars.weight.display,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.display,
      },
    },
    room: { full: {}, small: {}, tiny: {} },
  },
  compoundVariants: [
    {
      variants: { size: "large", room: "full" },
      style: { fontSize: vars.text.x7 },
    },
    {
      variants: { size: "large", room: "small" },
      style: { fontSize: vars.text.x6 },
    },
    {
      variants: { size: "large", room: "tiny" },
      style: { fontSize: vars.text.x4 },
    },
  ],
});

/* Hover styles for both kinds of button here, on devices that can hover. */
const answering = {
  [media.hover]: {
    selectors: {
      "&:hover:not(:disabled, :active, [aria-pressed=true])": {
        backgroundColor: vars.color.surface.hover,
      },
    },
  },
};

export const all = style({
  flex: "none",
  minBlockSize: "36px",
  marginInlineEnd: vars.space.x1,
  paddingInline: vars.space.x3,
  borderRadius: `calc(${vars.radius.control} - 2px)`,
  color: vars.color.accent.text,
  fontFamily: "inherit",
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  cursor: "pointer",
  "@media": { ...answering, [media.coarse]: { minBlockSize: "42px" } },
  selectors: {
    "&:active:not(:disabled)": { backgroundColor: vars.color.surface.pressed },
    "&:disabled": { color: vars.color.text.disabled, cursor: "not-allowed" },
  },
});

export const presets = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(4.75rem, 100%), 1fr))",
  gap: vars.space.x2,
});

export const preset = style([
  tabular,
  {
    minBlockSize: "40px",
    minInlineSize: 0,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.primary,
    fontFamily: "inherit",
    fontSize: vars.text.x3,
    fontWeight: vars.weight.strong,
    lineHeight: 1.25,
    textAlign: "center",
    overflowWrap: "anywhere",
    cursor: "pointer",
    WebkitTapHighlightColor: "transparent",
    selectors: {
      "&[aria-pressed=true]": {
        borderColor: vars.color.accent.text,
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
      },
      "&:active:not(:disabled)": {
        backgroundColor: vars.color.surface.pressed,
      },
      "&:disabled": {
        borderColor: vars.color.line.subtle,
        backgroundColor: "transparent",
        color: vars.color.text.disabled,
        cursor: "not-allowed",
      },
    },
    "@media": {
      ...answering,
      [media.coarse]: { minBlockSize: vars.size.control },
      [media.forced]: {
        selectors: {
          "&[aria-pressed=true]": {
            forcedColorAdjust: "none",
            borderColor: "Highlight",
            backgroundColor: "Highlight",
            color: "HighlightText",
          },
        },
      },
    },
  },
]);

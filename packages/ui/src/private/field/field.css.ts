import { style } from "@vanilla-extract/css";
import { focusRingRule } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const field = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const label = style({
  color: vars.color.text.primary,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const star = style({
  color: vars.color.danger.text,
  marginInlineStart: vars.space.x1,
});

/** The visible outline of a field: the input, what precedes it and the buttons after it. */
export const box = style({
  display: "flex",
  alignItems: "center",
  boxSizing: "border-box",
  minBlockSize: vars.size.control,
  inlineSize: "100%",
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.primary,
  border: `${vars.border.thin} solid ${vars.color.line.control}`,
  borderRadius: vars.radius.control,
  cursor: "text",
  selectors: {
    "&:has(:is(input, textarea):focus-visible)": {
      ...focusRingRule,
      outlineOffset: "1px",
      borderColor: vars.color.focus.ring,
    },
    "&:has([aria-invalid='true'])": {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    "&:has(:is(input, textarea):disabled)": {
      borderColor: vars.color.line.subtle,
      backgroundColor: "transparent",
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover:not(:has(:disabled, :focus-visible, [aria-invalid='true']))": {
          borderColor: vars.color.text.quiet,
        },
      },
    },
  },
});

export const input = style({
  flex: 1,
  alignSelf: "stretch",
  minInlineSize: 0,
  inlineSize: "100%",
  boxSizing: "border-box",
  margin: 0,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  border: "none",
  outline: "none",
  background: "none",
  color: "inherit",
  caretColor: vars.color.accent.text,
  fontFamily: "inherit",
  /* Never below 16 px: phones would zoom in on focus. */
  fontSize: `max(16px, ${vars.text.x3})`,
  lineHeight: vars.leading.body,
  borderRadius: `calc(${vars.radius.control} - 1px)`,
  textAlign: "start",
  appearance: "none",
  selectors: {
    "&::placeholder": { color: vars.color.text.quiet, opacity: 1 },
    "&:disabled": {
      color: vars.color.text.disabled,
      WebkitTextFillColor: vars.color.text.disabled,
      cursor: "inherit",
    },
    /* Autofilled fields keep our colours instead of the browser's yellow or blue. */
    "&:autofill": {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.surface.sunken}`,
      WebkitTextFillColor: vars.color.text.primary,
    },
    /* Numbers and addresses run left to right in every language, but are aligned with the language's start. */
    '[dir="rtl"] &[dir="ltr"]': { textAlign: "end" },
  },
});

/** An element before or after the input, spaced from the edge. */
export const start = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  paddingInlineStart: vars.space.x3,
  color: vars.color.text.quiet,
});

export const end = style({
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: vars.space.x1,
  paddingInlineEnd: "3px",
  color: vars.color.text.quiet,
});

export const hint = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const error = style({
  display: "flex",
  gap: vars.space.x2,
  margin: 0,
  color: vars.color.danger.text,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

/** Aligns the icon with the first line of the message at any text size. */
export const errorIcon = lineMark;

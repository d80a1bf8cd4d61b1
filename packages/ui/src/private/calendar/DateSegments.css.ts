import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/** Digits and slashes of a date; never wrapped. */
export const date = style({
  display: "inline-flex",
  alignItems: "center",
  whiteSpace: "nowrap",
  fontSize: `max(16px, ${vars.text.x3})`,
  lineHeight: vars.leading.body,
  fontVariantNumeric: "tabular-nums lining-nums",
});

const place = style({
  boxSizing: "content-box",
  margin: 0,
  /*
   * Wide enough for a finger together with its padding, even if the placeholder is one letter, as in Chinese (WCAG
   * 2.5.8).
   */
  minInlineSize: "18px",
  paddingBlock: vars.space.x1,
  paddingInline: "3px",
  border: "none",
  borderRadius: `calc(${vars.radius.control} / 2)`,
  background: "none",
  color: "inherit",
  caretColor: "transparent",
  font: "inherit",
  fontVariantNumeric: "inherit",
  textAlign: "center",
  outline: "none",
  selectors: {
    "&::placeholder": { color: vars.color.text.quiet, opacity: 1 },
    /* The field's outline shows that the field has focus; this shows which segment. */
    "&:focus": {
      backgroundColor: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
    },
    "&:focus::placeholder": { color: vars.color.accent.onSoft },
    /*
     * A focused segment is selected. Its colour is named: "inherit" would be that of the page's selection, which is made
     * for another background.
     */
    "&::selection": {
      backgroundColor: "transparent",
      color: vars.color.accent.onSoft,
    },
    "&:disabled": {
      color: vars.color.text.disabled,
      WebkitTextFillColor: vars.color.text.disabled,
      cursor: "not-allowed",
    },
  },
  "@media": {
    [media.coarse]: { paddingBlock: vars.space.x2 },
    [media.forced]: {
      selectors: {
        "&:focus": { outline: `2px solid Highlight` },
      },
    },
  },
});

/*
 * As wide as its content, if supported; otherwise wide enough for its placeholder letters, which are wider than
 * digits.
 */
const wide = (ch: string) => [
  place,
  {
    inlineSize: ch,
    "@supports": {
      "(field-sizing: content)": {
        fieldSizing: "content" as const,
        inlineSize: "auto",
      },
    },
  },
];

export const segment = styleVariants({
  year: wide("4.9ch"),
  month: wide("3.1ch"),
  day: wide("2.7ch"),
});

export const slash = style({
  color: vars.color.text.quiet,
  userSelect: "none",
});

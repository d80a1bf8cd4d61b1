import "../../private/pressable.css.ts";
import { style } from "@vanilla-extract/css";
import * as pickList from "../../private/pickList.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const button = style({
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  font: "inherit",
  fontSize: `max(16px, ${vars.text.x3})`,
  lineHeight: vars.leading.body,
  textAlign: "start",
  cursor: "pointer",
  selectors: {
    "[data-invalid] &": {
      borderColor: vars.color.danger.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.text}`,
    },
    "&:disabled": {
      borderColor: vars.color.line.subtle,
      backgroundColor: "transparent",
      color: vars.color.text.disabled,
      cursor: "not-allowed",
    },
  },
});

export const value = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
  selectors: { "&[data-placeholder]": { color: vars.color.text.quiet } },
});

/* The same height before and after a choice, if options have a second line. */
export const detailedValue = style({
  minBlockSize: `calc((max(16px, ${vars.text.x3}) + ${vars.text.x2}) * ${vars.leading.body})`,
});

export const chevron = style({
  display: "inline-flex",
  flex: "none",
  color: vars.color.text.quiet,
});

export const popover = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: "var(--trigger-width)",
  overflow: "hidden",
});

export const list = style({
  padding: vars.space.x2,
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

export const empty = style({
  display: "block",
  padding: vars.space.x2,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const option = style([
  pickList.option,
  {
    selectors: {
      "&[data-hovered], &[data-focused]": {
        backgroundColor: vars.color.surface.hover,
      },
      "&[data-focus-visible]": { outlineColor: vars.color.focus.ring },
      "&[data-selected]": pickList.chosenOption,
      "&[data-disabled]": pickList.disabledOption,
    },
  },
]);

export { detail, icon, words } from "../../private/pickList.css.ts";

/** In the list only; the closed field has no tick. */
export const tick = style([
  pickList.tick,
  { selectors: { [`${value} &`]: { display: "none" } } },
]);

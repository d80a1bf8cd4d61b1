import "../../private/pressable.css.ts";
import { style } from "@vanilla-extract/css";
import * as pickList from "../../private/pickList.css.ts";
import { inField, inFieldMedia } from "../../private/field/inField.ts";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const number = style([tabular]);

export const only = style([
  tabular,
  {
    color: vars.color.text.primary,
    fontSize: `max(16px, ${vars.text.x3})`,
  },
]);

export const picker = style({
  display: "flex",
  alignSelf: "stretch",
  flex: "none",
});

export const opener = style([
  tabular,
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space.x1,
    paddingInline: `${vars.space.x3} ${vars.space.x2}`,
    border: "none",
    borderInlineEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    borderStartStartRadius: `calc(${vars.radius.control} - 1px)`,
    borderEndStartRadius: `calc(${vars.radius.control} - 1px)`,
    background: "none",
    color: vars.color.text.primary,
    fontFamily: "inherit",
    fontSize: `max(16px, ${vars.text.x3})`,
    lineHeight: vars.leading.body,
    cursor: "pointer",
    "@media": {
      [media.coarse]: { minInlineSize: vars.size.control },
      [media.hover]: {
        selectors: {
          "&:hover:not(:disabled, :active)": {
            backgroundColor: vars.color.surface.hover,
          },
        },
      },
    },
    selectors: {
      "&:active:not(:disabled), &[aria-expanded=true]": {
        backgroundColor: vars.color.surface.pressed,
      },
      "&:disabled": { color: vars.color.text.disabled, cursor: "not-allowed" },
    },
  },
]);

export const chevron = style({
  display: "inline-flex",
  color: vars.color.text.quiet,
});

export const popover = style({
  display: "flex",
  flexDirection: "column",
  inlineSize: "20rem",
  overflow: "hidden",
});

export const search = style({
  flex: "none",
  padding: vars.space.x2,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

export const term = style({
  selectors: { "&::-webkit-search-cancel-button": { display: "none" } },
});

export const clear = style({
  ...inField,
  marginInlineEnd: "3px",
  "@media": inFieldMedia("&:hover"),
});

export const list = style({
  flex: 1,
  minBlockSize: 0,
  maxBlockSize: "20rem",
  padding: vars.space.x2,
  overflowY: "auto",
  overscrollBehavior: "contain",
  outline: "none",
});

export const option = style([
  pickList.option,
  {
    "@media": {
      [media.forced]: {
        selectors: { "&[data-focused]": { outlineColor: "Highlight" } },
      },
    },
    selectors: {
      "&[data-hovered], &[data-focused]": {
        backgroundColor: vars.color.surface.hover,
      },
      "&[data-focus-visible]": { outlineColor: vars.color.focus.ring },
      "&[data-selected]": pickList.chosenOption,
    },
  },
]);

export { tick, words as name } from "../../private/pickList.css.ts";

export const dial = style([
  tabular,
  {
    flex: "none",
    color: vars.color.text.quiet,
    selectors: { [`${option}[data-selected] &`]: { color: "inherit" } },
  },
]);

export const none = style({
  padding: vars.space.x3,
  color: vars.color.text.quiet,
  textAlign: "center",
});

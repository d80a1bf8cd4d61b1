import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bareRow, underPointer } from "../../private/answering.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x6,
  minInlineSize: 0,
  "@media": { [media.desktop]: { flexDirection: "row", gap: vars.space.x8 } },
});

export const side = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  minInlineSize: 0,
  "@media": { [media.desktop]: { flex: "0 0 16rem" } },
});

/* On a phone the titles scroll sideways, so that the text keeps its space. */
export const list = style({
  display: "flex",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  overflowX: "auto",
  listStyle: "none",
  "@media": {
    [media.desktop]: { flexDirection: "column", overflowX: "visible" },
  },
});

export const cell = style({
  flexShrink: 0,
  maxInlineSize: "14rem",
  "@media": { [media.desktop]: { maxInlineSize: "none" } },
});

export const entry = recipe({
  base: [
    focusRingInset,
    {
      ...bareRow,
      minBlockSize: vars.size.control,
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.control,
      fontSize: vars.text.x2,
      overflowWrap: "anywhere",
      "@media": { [media.hover]: underPointer },
    },
  ],
  variants: {
    selected: {
      true: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        fontWeight: vars.weight.strong,
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover": { backgroundColor: vars.color.accent.soft },
            },
          },
          [media.forced]: { outline: `${vars.border.strong} solid Highlight` },
        },
      },
      false: {},
    },
  },
});

export const article = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
});

export const title = style([
  headingSize.x5,
  { margin: 0, overflowWrap: "anywhere" },
]);

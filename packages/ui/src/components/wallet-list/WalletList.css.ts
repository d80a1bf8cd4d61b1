import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { raised } from "../../private/raised.ts";
import { vars } from "../../styles/vars.css.ts";

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...raised,
  "@media": {
    ...raised["@media"],
    print: { border: "1px solid", boxShadow: "none" },
  },
});

export const row = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.x3,
    minInlineSize: 0,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    selectors: {
      "& + &": {
        borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
      },
    },
    "@media": { print: { breakInside: "avoid" } },
  },
  variants: {
    kind: {
      wallet: {},
      total: {
        borderBlockStart: `${vars.border.strong} solid ${vars.color.line.control}`,
        fontWeight: vars.weight.strong,
      },
    },
  },
});

export const words = style({
  display: "grid",
  gap: vars.space.x1,
  flex: "1 1 8rem",
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

/* A name keeps its own direction but the alignment of the list. */
export const name = style({
  fontWeight: vars.weight.strong,
  textAlign: ["-webkit-match-parent", "match-parent"],
});

export const quiet = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.x3,
  minInlineSize: 0,
  marginInlineStart: "auto",
  textAlign: "end",
});

export const bone = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "6rem",
  blockSize: "1lh",
});

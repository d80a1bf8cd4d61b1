import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { ground } from "./DataTable.css.ts";
import { cellRule } from "./DataTableCell.css.ts";
import {
  asCards,
  onPaper,
  plainOnCards,
  sparedWhenTight,
} from "./tableRules.ts";

export const row = recipe({
  base: [
    {
      vars: { [ground]: vars.color.surface.raised },
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover": { vars: { [ground]: vars.color.surface.hover } },
          },
        },
      },
    },
    asCards({
      position: "relative",
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) fit-content(60%)",
      alignItems: "baseline",
      marginBlockEnd: vars.space.x3,
      padding: vars.space.x4,
      rowGap: vars.space.x1,
      borderRadius: vars.radius.card,
      backgroundColor: ground,
      boxShadow: vars.shadow.raised,
      /* Far down a long page, rows are not laid out before they come into view. */
      selectors: {
        "&:nth-child(n + 51)": {
          contentVisibility: "auto",
          containIntrinsicBlockSize: "auto 12rem",
        },
      },
      "@media": { [media.forced]: { border: "1px solid" } },
    }),
    onPaper({ breakInside: "avoid" }),
  ],
  variants: {
    selected: {
      true: {
        vars: { [ground]: vars.color.surface.pressed },
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover": { vars: { [ground]: vars.color.surface.pressed } },
            },
          },
        },
      },
      false: {},
    },
  },
});

export const tickCell = style([
  cellRule,
  {
    inlineSize: "1px",
    paddingBlock: 0,
    paddingInlineEnd: 0,
    verticalAlign: "middle",
  },
  asCards({
    ...plainOnCards,
    gridRow: 1,
    gridColumn: 1,
    alignSelf: "center",
    paddingInlineEnd: vars.space.x2,
  }),
  onPaper({ display: "none" }),
]);

export const actionsCell = style([
  cellRule,
  {
    paddingBlock: vars.space.x1,
    textAlign: "end",
    whiteSpace: "nowrap",
    verticalAlign: "middle",
  },
  asCards({
    ...plainOnCards,
    gridColumn: "1 / -1",
    paddingBlockStart: vars.space.x2,
    whiteSpace: "normal",
  }),
  onPaper({ display: "none" }),
]);

export const bone = recipe({
  base: [
    {
      display: "flex",
      alignItems: "center",
      blockSize: "1lh",
      minInlineSize: "4rem",
    },
    asCards({ inlineSize: "6rem" }),
  ],
  variants: {
    align: {
      start: {},
      center: { justifyContent: "center" },
      end: { justifyContent: "flex-end" },
    },
  },
});

export const boneTick = style({
  display: "block",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  margin: "0.3125rem",
  borderRadius: "5px",
  backgroundColor: vars.color.skeleton,
});

export const boneAction = style({
  display: "inline-block",
  inlineSize: vars.size.controlSmall,
  blockSize: vars.size.controlSmall,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.skeleton,
  verticalAlign: "middle",
});

export const foot = style([
  asCards({ display: "block" }),
  /* In print the totals come once, after the last row, not on every page as a table footer would. */
  onPaper({ display: "table-row-group" }),
]);

export const totalRow = style([
  {
    vars: { [ground]: vars.color.surface.hover },
    fontWeight: vars.weight.strong,
  },
  asCards({
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) fit-content(60%)",
    alignItems: "baseline",
    rowGap: vars.space.x1,
    marginBlockEnd: vars.space.x3,
    padding: vars.space.x4,
    borderRadius: vars.radius.card,
    backgroundColor: ground,
    "@media": { [media.forced]: { border: "1px solid" } },
  }),
  onPaper({ breakInside: "avoid" }),
]);

export const blankCell = style([cellRule, asCards({ display: "none" })]);

export const spareBlankCell = style([blankCell, sparedWhenTight]);

import { globalStyle, style, type StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { clampLines, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { badge } from "../badge/Badge.css.ts";
import { ground, overflows, padBlock, padInline } from "./DataTable.css.ts";
import {
  aligned,
  asCards,
  cardsBelow,
  line,
  onPaper,
  plainOnCards,
  sparedWhenTight,
} from "./tableRules.ts";

export const cellRule: StyleRule = {
  /* What a row is high at least, so that the shapes that stand in for rows are as high as rows with badges. */
  blockSize: `calc(1lh + 2 * ${padBlock} + ${vars.space.x1})`,
  paddingBlock: padBlock,
  paddingInline: padInline,
  borderBlockEnd: line,
  backgroundColor: ground,
  verticalAlign: "middle",
  selectors: {
    "tbody:last-child > tr:last-child > &": { borderBlockEnd: "none" },
  },
};

export const cell = recipe({
  base: [cellRule, asCards(plainOnCards), onPaper({ position: "static" })],
  variants: {
    align: aligned,
    place: {
      title: [
        {
          fontWeight: vars.weight.strong,
          selectors: {
            [`.${overflows.true} &`]: {
              position: "sticky",
              insetInlineStart: 0,
              zIndex: 1,
            },
          },
        },
        asCards({
          gridRow: 1,
          gridColumn: 2,
          paddingBlockEnd: vars.space.x1,
          textAlign: "start",
        }),
      ],
      figure: [
        asCards({
          gridRow: 1,
          gridColumn: 3,
          paddingInlineStart: vars.space.x3,
          fontWeight: vars.weight.strong,
          textAlign: "end",
        }),
      ],
      detail: [
        asCards({
          gridColumn: "1 / -1",
          display: "flex",
          justifyContent: "space-between",
          alignItems: "center",
          gap: vars.space.x4,
          fontSize: vars.text.x2,
          textAlign: "end",
        }),
      ],
    },
    /* Figures and times stay on one line: a table may scroll, a card may not. */
    whole: {
      true: [{ whiteSpace: "nowrap" }, asCards({ whiteSpace: "normal" })],
      false: {},
    },
    spare: { true: sparedWhenTight, false: {} },
  },
});

export const value = style([
  tabular,
  /* In a table a word may not be broken to make its column narrower; on a card there is nowhere else to go. */
  { overflowWrap: "break-word" },
  asCards({ minInlineSize: 0, overflowWrap: "anywhere" }),
]);

/* Badges and the like stand in the middle of their line, so that a row with one is no higher than a row without. */
globalStyle(`${value} > *`, { verticalAlign: "middle" });

/* The same for what breaks anywhere elsewhere, as a badge does. */
globalStyle(`:is(td, th) > ${value} > *`, {
  overflowWrap: "break-word",
  "@media": {
    screen: {
      "@container": { [cardsBelow]: { overflowWrap: "anywhere" } },
    },
  },
});

/* A state is read at a glance, on one line; on a card it may take two. */
globalStyle(`:is(td, th) > ${value} > ${badge.classNames.base}`, {
  whiteSpace: "nowrap",
  "@media": {
    screen: { "@container": { [cardsBelow]: { whiteSpace: "normal" } } },
  },
});

/* A name of ten thousand letters must not bury the rows below it. */
export const words = style([
  clampLines.three,
  /* Words of another direction keep to the column's edge. */
  {
    textAlign: ["-webkit-match-parent", "match-parent"],
    maxInlineSize: "24rem",
    minInlineSize: "min-content",
  },
]);

export const figure = style([tabular, { unicodeBidi: "isolate" }]);

export const cardLabel = style([
  { display: "none" },
  asCards({
    display: "block",
    flex: "none",
    maxInlineSize: "50%",
    color: vars.color.text.quiet,
    fontWeight: vars.weight.body,
    textAlign: "start",
    overflowWrap: "anywhere",
  }),
]);

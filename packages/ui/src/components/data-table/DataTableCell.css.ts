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
  /* The minimum height of a row, so that placeholder rows are as high as rows with badges. */
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
    /* Numbers and times stay on one line: a table may scroll, a card may not. */
    whole: {
      true: [{ whiteSpace: "nowrap" }, asCards({ whiteSpace: "normal" })],
      false: {},
    },
    spare: { true: sparedWhenTight, false: {} },
  },
});

export const value = style([
  tabular,
  /* A table must not break a word to make its column narrower; a card has no other space for it. */
  { overflowWrap: "break-word" },
  asCards({ minInlineSize: 0, overflowWrap: "anywhere" }),
]);

/* Badges and the like are centred on their line, so that they do not make a row higher. */
globalStyle(`${value} > *`, { verticalAlign: "middle" });

/* The same for elements that may break anywhere outside a table, such as a badge. */
globalStyle(`:is(td, th) > ${value} > *`, {
  overflowWrap: "break-word",
  "@media": {
    screen: {
      "@container": { [cardsBelow]: { overflowWrap: "anywhere" } },
    },
  },
});

/* A status stays on one line, to be read at a glance; on a card it may take two. */
globalStyle(`:is(td, th) > ${value} > ${badge.classNames.base}`, {
  whiteSpace: "nowrap",
  "@media": {
    screen: { "@container": { [cardsBelow]: { whiteSpace: "normal" } } },
  },
});

/* A very long text is cut off, so that it does not push the rows below out of view. */
export const words = style([
  clampLines.three,
  /* Text of another direction keeps the column's alignment. */
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

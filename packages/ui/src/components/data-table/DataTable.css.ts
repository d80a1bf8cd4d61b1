import {
  createVar,
  globalStyle,
  style,
  type StyleRule,
} from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines, tabular } from "../../styles/text.css.ts";
import { unseen } from "../../styles/unseen.ts";
import { vars } from "../../styles/vars.css.ts";

const padBlock = createVar();
const padInline = createVar();
const ground = createVar();

/** Where rows become cards. On paper they stay rows. */
const asCards = (rule: StyleRule): StyleRule => ({
  "@media": { screen: { "@container": { "(max-width: 39.99rem)": rule } } },
});
const onPaper = (rule: StyleRule): StyleRule => ({ "@media": { print: rule } });
const line = `${vars.border.thin} solid ${vars.color.line.subtle}`;

export const root = recipe({
  base: {
    containerType: "inline-size",
    inlineSize: "100%",
    minInlineSize: 0,
    color: vars.color.text.primary,
    lineHeight: vars.leading.body,
  },
  variants: {
    density: {
      regular: {
        fontSize: vars.text.x3,
        vars: { [padBlock]: vars.space.x3, [padInline]: vars.space.x4 },
      },
      dense: {
        fontSize: vars.text.x2,
        vars: { [padBlock]: vars.space.x2, [padInline]: vars.space.x3 },
      },
    },
  },
});

export const tools = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.x2,
    marginBlockEnd: vars.space.x3,
  },
  onPaper({ display: "none" }),
]);

export const toolsStart = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const count = style([
  tabular,
  { fontSize: vars.text.x2, fontWeight: vars.weight.strong },
]);

export const stale = style({ marginBlockEnd: vars.space.x3 });

/* Clipped, not scrolled, while everything fits: then the head can stick to the page. */
export const box = recipe({
  base: [
    {
      position: "relative",
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.raised,
      overflow: "clip",
      "@media": { [media.forced]: { border: "1px solid" } },
    },
    asCards({
      backgroundColor: "transparent",
      boxShadow: "none",
      borderRadius: 0,
      border: "none",
      overflow: "visible",
    }),
    onPaper({ boxShadow: "none", borderRadius: 0, overflow: "visible" }),
  ],
  variants: {
    overflows: {
      true: [
        {
          overflow: "auto",
          maxBlockSize: "85dvb",
          overscrollBehaviorInline: "contain",
        },
        onPaper({ maxBlockSize: "none", overflow: "visible" }),
      ],
      false: {},
    },
  },
});

export const table = recipe({
  base: [
    {
      inlineSize: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      textAlign: "start",
    },
    asCards({ display: "block" }),
  ],
  variants: {
    stickyHead: { page: {}, panel: {}, none: {} },
    overflows: { true: {}, false: {} },
  },
});

const stuck = (start: string, selector: string) => ({
  [selector]: {
    position: "sticky",
    insetBlockStart: start,
    zIndex: 2,
  } as const,
});
const { stickyHead, overflows } = table.classNames.variants;

export const head = style([
  {
    selectors: {
      ...stuck(vars.size.header, `.${stickyHead.page} > &`),
      ...stuck("0px", `.${stickyHead.panel} > &`),
      /* What scrolls is the table's own box then, which the portal's header does not cover. */
      ...stuck("0px", `.${overflows.true}.${stickyHead.page} > &`),
    },
  },
  asCards({ display: "block", position: "static" }),
  onPaper({ position: "static", display: "table-header-group" }),
]);

export const headRow = style([
  asCards({
    display: "flex",
    alignItems: "center",
    gap: vars.space.x2,
    paddingBlockEnd: vars.space.x3,
    overflowX: "auto",
    scrollbarWidth: "none",
  }),
]);

const aligned = {
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
} as const;

const headBase: StyleRule = {
  paddingBlock: vars.space.x2,
  paddingInline: padInline,
  backgroundColor: vars.color.surface.raised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.control}`,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  verticalAlign: "middle",
};

export const headCell = recipe({
  base: [headBase],
  variants: {
    align: aligned,
    width: {
      content: {},
      narrow: { minInlineSize: "6rem" },
      medium: { minInlineSize: "10rem" },
      wide: { minInlineSize: "16rem" },
    },
    sortable: {
      true: [
        { paddingBlock: 0 },
        asCards({
          flex: "none",
          minInlineSize: 0,
          padding: 0,
          border: "none",
          backgroundColor: "transparent",
        }),
      ],
      false: [asCards(unseen)],
    },
    title: {
      true: [
        {
          selectors: {
            [`.${overflows.true} &`]: {
              position: "sticky",
              insetInlineStart: 0,
              zIndex: 1,
            },
          },
        },
        onPaper({ position: "static" }),
      ],
      false: {},
    },
  },
});

export const tickHead = style([
  headBase,
  { inlineSize: "1px", paddingBlock: vars.space.x1, paddingInlineEnd: 0 },
  asCards({
    inlineSize: "auto",
    flex: "none",
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
  }),
  onPaper({ display: "none" }),
]);

export const actionsHead = style([
  headBase,
  asCards(unseen),
  onPaper({ display: "none" }),
]);

export const sortButton = recipe({
  base: [
    focusRingInset,
    {
      display: "inline-flex",
      alignItems: "center",
      gap: vars.space.x2,
      minBlockSize: "2.5rem",
      marginInline: `calc(${vars.space.x2} * -1)`,
      paddingBlock: vars.space.x1,
      paddingInline: vars.space.x2,
      borderRadius: vars.radius.control,
      color: "inherit",
      fontWeight: "inherit",
      lineHeight: "inherit",
      textAlign: "inherit",
      cursor: "pointer",
      "@media": {
        [media.coarse]: { minBlockSize: vars.size.control },
        [media.hover]: {
          selectors: {
            "&:hover": {
              backgroundColor: vars.color.surface.hover,
              color: vars.color.text.primary,
            },
          },
        },
      },
      selectors: {
        "&:active": { backgroundColor: vars.color.surface.pressed },
        /* The words keep the edge that the figures below them keep. */
        [`.${headCell.classNames.variants.align.end} > &`]: {
          flexDirection: "row-reverse",
        },
      },
    },
    asCards({
      margin: 0,
      paddingInline: vars.space.x3,
      border: line,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.surface.raised,
      whiteSpace: "nowrap",
    }),
  ],
  variants: {
    sorted: {
      true: [
        { color: vars.color.text.primary },
        asCards({
          borderColor: vars.color.accent.text,
          backgroundColor: vars.color.accent.soft,
          color: vars.color.accent.onSoft,
        }),
      ],
      false: {},
    },
  },
});

export const sortMark = style({
  flex: "none",
  inlineSize: "0.75em",
  blockSize: "1.2em",
  fill: "currentColor",
  selectors: {
    [`.${sortButton.classNames.variants.sorted.false} > &`]: { opacity: 0.55 },
  },
});

export const body = style([asCards({ display: "block" })]);

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
      /* Far down a long page nothing is laid out before it comes into sight. */
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

const cellBase: StyleRule = {
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

const plainOnCards = {
  inlineSize: "auto",
  minInlineSize: 0,
  blockSize: "auto",
  padding: 0,
  border: "none",
  backgroundColor: "transparent",
} as const;

export const cell = recipe({
  base: [cellBase, asCards(plainOnCards), onPaper({ position: "static" })],
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

export const tickCell = style([
  cellBase,
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
  cellBase,
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

export const blankCell = style([cellBase, asCards({ display: "none" })]);

export const foot = style([
  asCards({ display: "block" }),
  /* Once below the last page, not below each. */
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

export const insteadRow = style([asCards({ display: "block" })]);

export const instead = style([
  { padding: vars.space.x4, backgroundColor: vars.color.surface.raised },
  asCards({ display: "block", borderRadius: vars.radius.card }),
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

export const below = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.x3,
    marginBlockStart: vars.space.x3,
  },
  onPaper({ display: "none" }),
]);

export const range = style([
  tabular,
  {
    flex: "none",
    marginInlineEnd: "auto",
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
  },
]);

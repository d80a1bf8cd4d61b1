import { style, type StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { unseen } from "../../styles/unseen.ts";
import { vars } from "../../styles/vars.css.ts";
import { overflows, padInline, stickyHead } from "./DataTable.css.ts";
import {
  aligned,
  asCards,
  line,
  onPaper,
  sparedWhenTight,
} from "./tableRules.ts";

const stuck = (start: string, selector: string) => ({
  [selector]: {
    position: "sticky",
    insetBlockStart: start,
    zIndex: 2,
  } as const,
});

export const head = style([
  {
    selectors: {
      ...stuck(vars.size.header, `.${stickyHead.page} > &`),
      ...stuck("0px", `.${stickyHead.panel} > &`),
      /* A table that overflows scrolls in its own box, which the portal's header does not cover. */
      ...stuck("0px", `.${overflows.true}.${stickyHead.page} > &`),
    },
  },
  asCards({ display: "block", position: "static" }),
  {
    "@media": {
      [media.low]: {
        selectors: { [`.${stickyHead.page} > &`]: { position: "static" } },
      },
    },
  },
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
      /* Cards have no columns, so column widths do not apply. */
      false: [asCards({ ...unseen, minInlineSize: 0 })],
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
    spare: { true: sparedWhenTight, false: {} },
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

/* Above cards the checkbox is not in a column header: it shows its label. */
export const tickWords = style([
  { display: "none" },
  asCards({
    display: "inline",
    color: vars.color.text.primary,
    whiteSpace: "nowrap",
  }),
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
        /* The header has the same alignment as the numbers below it. */
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

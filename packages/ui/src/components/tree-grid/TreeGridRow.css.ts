import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { padInline, stacked } from "./treeRules.ts";

export const row = recipe({
  base: [
    {
      display: "flex",
      alignItems: "center",
      /* Below the sticky header. */
      scrollMarginBlockStart: "3.5rem",
      "@media": { print: { breakInside: "avoid" } },
    },
    stacked({ scrollMarginBlockStart: 0 }),
  ],
  variants: {
    kind: {
      head: {},
      line: [
        {
          minBlockSize: "2.75rem",
          borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
          "@media": {
            [media.coarse]: { minBlockSize: vars.size.control },
          },
        },
        stacked({ display: "block", paddingBlock: vars.space.x2 }),
      ],
    },
    pressable: {
      true: {
        cursor: "pointer",
        "@media": {
          [media.hover]: {
            selectors: {
              "&:hover": { backgroundColor: vars.color.surface.hover },
            },
          },
        },
        selectors: {
          "&:active": { backgroundColor: vars.color.surface.pressed },
        },
      },
      false: {},
    },
  },
});

export const cell = recipe({
  base: [
    tabular,
    {
      flex: "1 0 auto",
      paddingBlock: vars.space.x2,
      paddingInlineEnd: padInline,
      overflowWrap: "anywhere",
    },
    stacked({
      display: "flex",
      justifyContent: "space-between",
      gap: vars.space.x4,
      inlineSize: "auto",
      paddingBlock: vars.space.x1,
      textAlign: "end",
    }),
  ],
  variants: {
    width: {
      narrow: { inlineSize: "6rem" },
      amount: { inlineSize: "8rem" },
      medium: { inlineSize: "10rem" },
      wide: { inlineSize: "16rem" },
    },
    align: { start: { textAlign: "start" }, end: { textAlign: "end" } },
    /* The first column holds the tree, takes most of the remaining space and shrinks first: its names may wrap. */
    place: {
      first: [
        {
          /* Its minimum. A line is as wide as its columns together, so this avoids scrolling. */
          inlineSize: "9rem",
          flex: "12 1 auto",
          paddingInlineStart: padInline,
        },
        stacked({ justifyContent: "flex-start", textAlign: "start" }),
      ],
      other: [stacked({ paddingInlineStart: `calc(${padInline} + 2.5rem)` })],
    },
  },
});

export const tree = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const name = style({
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const value = style([
  { minInlineSize: 0 },
  /* Text wider than its column wraps instead of overlapping its neighbour. */
  { overflowWrap: "anywhere" },
]);

export const label = style([
  { display: "none" },
  stacked({
    display: "block",
    flex: "none",
    maxInlineSize: "50%",
    color: vars.color.text.quiet,
    textAlign: "start",
    overflowWrap: "anywhere",
  }),
]);

/** Levels with their own indent; deeper ones share the last and show their number. */
export const levelsWide = 8;
export const levelsStacked = 4;

const levels = Array.from({ length: levelsWide }, (_, index) => index);

/** Indent by level minus one. */
export const indent = styleVariants(
  Object.fromEntries(levels.map((level) => [level, level])),
  (level) => [
    { marginInlineStart: `calc(${vars.space.x5} * ${level})` },
    stacked({
      marginInlineStart: `calc(${vars.space.x3} * ${Math.min(level, levelsStacked - 1)})`,
    }),
  ],
);

export const depth = recipe({
  base: [
    tabular,
    {
      display: "none",
      flex: "none",
      paddingInline: vars.space.x1,
      borderRadius: vars.radius.pill,
      backgroundColor: vars.color.surface.pressed,
      color: vars.color.text.quiet,
      fontSize: vars.text.x1,
    },
  ],
  variants: {
    shown: {
      stacked: [stacked({ display: "inline" })],
      always: { display: "inline" },
    },
  },
});

export const toggle = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  borderRadius: vars.radius.control,
  color: vars.color.text.quiet,
  cursor: "pointer",
  "@media": {
    [media.hover]: {
      selectors: {
        "&:hover": {
          backgroundColor: vars.color.surface.pressed,
          color: vars.color.text.primary,
        },
      },
    },
  },
});

/** Keeps the names of rows that cannot be opened aligned with the others. */
export const noToggle = style({ flex: "none", inlineSize: "1.75rem" });

export const note = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x3,
  paddingBlock: vars.space.x1,
  paddingInline: padInline,
  color: vars.color.text.quiet,
});

export const noteWords = style({ minInlineSize: 0, overflowWrap: "anywhere" });

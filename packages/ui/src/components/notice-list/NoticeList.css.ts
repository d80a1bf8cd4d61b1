import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { bareList, bareRow, underPointer } from "../../private/answering.ts";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { clampLines, headingSize, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x6,
  minInlineSize: 0,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 15rem) minmax(0, 1fr)" },
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 20rem) minmax(0, 1fr)",
      gap: vars.space.x8,
    },
  },
});

const column = {
  minInlineSize: 0,
  selectors: {
    "&:not([hidden])": {
      display: "flex",
      flexDirection: "column",
      gap: vars.space.x4,
    },
  },
} as const;

export const side = style(column);

export const list = style(bareList);

export const entry = recipe({
  base: [
    focusRingInset,
    {
      ...bareRow,
      display: "flex",
      gap: vars.space.x2,
      minBlockSize: vars.size.control,
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x3,
      borderRadius: vars.radius.control,
      fontSize: vars.text.x2,
      ":active": { backgroundColor: vars.color.surface.pressed },
      "@media": { [media.hover]: underPointer },
    },
  ],
  variants: {
    selected: {
      true: {
        "@media": {
          /* On a phone nothing is open beside the list, so no entry is highlighted. */
          [media.tablet]: {
            backgroundColor: vars.color.accent.soft,
            color: vars.color.accent.onSoft,
          },
          [`${media.tablet} and ${media.hover}`]: {
            selectors: {
              "&:hover": { backgroundColor: vars.color.accent.soft },
            },
          },
          [`${media.tablet} and ${media.forced}`]: {
            outline: `${vars.border.strong} solid Highlight`,
            outlineOffset: "-2px",
          },
        },
      },
      false: {},
    },
  },
});

/** Keeps its space on every entry, so that titles line up. */
export const dot = recipe({
  base: {
    flex: "none",
    inlineSize: "0.5rem",
    blockSize: "0.5rem",
    marginBlockStart: `calc((${vars.text.x2} * ${vars.leading.body} - 0.5rem) / 2)`,
    borderRadius: "50%",
  },
  variants: {
    unread: {
      true: {
        backgroundColor: vars.color.accent.text,
        "@media": {
          [media.forced]: {
            forcedColorAdjust: "none",
            backgroundColor: "Highlight",
          },
        },
      },
      false: {},
    },
  },
});

export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: 1,
  minInlineSize: 0,
});

export const entryTitle = style([
  clampLines.two,
  { fontWeight: vars.weight.strong },
]);

export const date = style([
  tabular,
  {
    margin: 0,
    fontSize: vars.text.x1,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.body,
    color: vars.color.text.quiet,
    selectors: {
      '[aria-current="true"] &': {
        "@media": { [media.tablet]: { color: "inherit" } },
      },
    },
  },
]);

export const article = style(column);

export const head = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  paddingBlockEnd: vars.space.x4,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

export const title = style([
  headingSize.x5,
  { margin: 0, overflowWrap: "anywhere", outline: "none" },
]);

export const comingEntry = style({
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
});

export const comingArticle = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  "@media": { [media.phone]: { display: "none" } },
});

import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const markSize = "2rem";

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
});

export const stage = style({
  display: "grid",
  gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
  columnGap: vars.space.x4,
  breakInside: "avoid",
});

/* The icon, and below it the line to the next one. */
export const way = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: vars.space.x1,
    "::after": {
      content: "",
      flex: 1,
      minBlockSize: vars.space.x3,
      marginBlockEnd: vars.space.x1,
      borderInlineStart: `${vars.border.strong} solid ${vars.color.line.subtle}`,
    },
    selectors: { [`${stage}:last-child > &::after`]: { display: "none" } },
  },
  variants: {
    state: {
      done: {
        "::after": { borderInlineStartColor: vars.color.success.text },
      },
      current: { "::after": { borderInlineStartStyle: "dashed" } },
      waiting: { "::after": { borderInlineStartStyle: "dashed" } },
      failed: {},
      skipped: { "::after": { borderInlineStartStyle: "dashed" } },
    },
  },
});

export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    boxSizing: "border-box",
    inlineSize: markSize,
    blockSize: markSize,
    border: `${vars.border.strong} solid transparent`,
    borderRadius: vars.radius.pill,
    "@media": {
      [media.forced]: { borderColor: "CanvasText" },
      /* Backgrounds are mostly not printed; outline and icon are. */
      print: { borderColor: "currentColor" },
    },
  },
  variants: {
    state: {
      done: {
        backgroundColor: vars.color.success.soft,
        color: vars.color.success.onSoft,
      },
      current: {
        borderColor: vars.color.accent.text,
        color: vars.color.accent.text,
      },
      waiting: { borderColor: vars.color.line.control },
      failed: {
        backgroundColor: vars.color.danger.fill,
        color: vars.color.danger.onFill,
        "@media": { print: { color: vars.color.danger.text } },
      },
      skipped: {
        borderColor: vars.color.line.control,
        borderStyle: "dashed",
        color: vars.color.text.quiet,
      },
    },
  },
});

export const words = style({
  minInlineSize: 0,
  paddingBlockEnd: vars.space.x6,
  overflowWrap: "anywhere",
  selectors: { [`${stage}:last-child > &`]: { paddingBlockEnd: 0 } },
});

/* Its first line is centred on the icon. */
export const title = recipe({
  base: {
    paddingBlockStart: `max(0px, (${markSize} - 1lh) / 2)`,
    fontSize: vars.text.x3,
  },
  variants: {
    state: {
      done: { fontWeight: vars.weight.strong },
      current: { fontWeight: vars.weight.strong },
      failed: { fontWeight: vars.weight.strong },
      waiting: { color: vars.color.text.quiet },
      skipped: { color: vars.color.text.quiet },
    },
  },
});

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.x3,
  fontSize: vars.text.x2,
});

export const state = recipe({
  base: { fontWeight: vars.weight.strong },
  variants: {
    state: {
      done: { color: vars.color.success.text },
      current: { color: vars.color.accent.text },
      waiting: { color: vars.color.text.quiet, fontWeight: "inherit" },
      failed: { color: vars.color.danger.text },
      skipped: { color: vars.color.text.quiet, fontWeight: "inherit" },
    },
  },
});

export const time = style({ color: vars.color.text.quiet });

export const expected = style([
  tabular,
  {
    display: "block",
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
  },
]);

export const explanation = style({
  maxInlineSize: "44rem",
  paddingBlockStart: vars.space.x2,
  fontSize: vars.text.x2,
});

export const action = style({
  paddingBlockStart: vars.space.x3,
  "@media": { print: { display: "none" } },
});

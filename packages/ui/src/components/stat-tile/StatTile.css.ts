import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { raised } from "../../private/raised.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const tile = style({
  containerType: "inline-size",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  blockSize: "100%",
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.x4,
  ...raised,
  "@media": {
    ...raised["@media"],
    print: { border: "1px solid", boxShadow: "none", breakInside: "avoid" },
  },
});

export const label = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  overflowWrap: "anywhere",
});

export const figure = style([
  tabular,
  {
    minInlineSize: 0,
    margin: 0,
    /* Smaller in a narrow tile, so that an everyday amount stays on one line. */
    fontSize: `clamp(${vars.text.x4}, 12cqi, ${vars.text.x6})`,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
    overflowWrap: "anywhere",
  },
]);

export const number = style({ unicodeBidi: "isolate" });

export const change = recipe({
  base: {
    display: "flex",
    alignItems: "baseline",
    gap: vars.space.x1,
    margin: 0,
    fontSize: vars.text.x2,
  },
  variants: {
    meaning: {
      good: { color: vars.color.success.text },
      bad: { color: vars.color.danger.text },
      neutral: { color: vars.color.text.quiet },
    },
  },
});

export const arrow = style({
  flex: "none",
  inlineSize: "0.75em",
  blockSize: "0.75em",
  fill: "currentColor",
});

export const hint = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
});

export const chart = style({
  marginBlockStart: "auto",
  marginInline: 0,
  paddingBlockStart: vars.space.x2,
  blockSize: "3rem",
  color: vars.color.accent.text,
});

export const boneLine = style({
  display: "flex",
  alignItems: "center",
  blockSize: "1lh",
});

export const boneChart = style({ display: "block", blockSize: "100%" });

/* If there is no room for two columns of the usual width, tiles are shown in pairs as long as an everyday amount fits. */
const column = `min(12rem, max(9.5rem, 50% - ${vars.space.x3}))`;

export const grid = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}), 1fr))`,
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const place = style({ minInlineSize: 0 });

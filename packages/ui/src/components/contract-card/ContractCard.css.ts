import { style } from "@vanilla-extract/css";
import { cardHead, lines, raised } from "../../private/raised.ts";
import { media } from "../../styles/media.ts";
import { headingSize, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const card = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
  padding: vars.space.x5,
  ...raised,
  "@media": {
    ...raised["@media"],
    [media.phone]: { padding: vars.space.x4 },
    print: { border: "1px solid", boxShadow: "none", breakInside: "avoid" },
  },
});

export const head = style(cardHead);

export const words = style({ ...lines, flex: "1 1 10rem" });

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const rate = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const figure = style([
  tabular,
  headingSize.x6,
  { minInlineSize: 0, overflowWrap: "anywhere" },
]);

export const quiet = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  overflowWrap: "anywhere",
});

/* Conditions and dates beside each other where there is room for both. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(16rem, 100%), 1fr))",
  alignItems: "start",
  columnGap: vars.space.x6,
  minInlineSize: 0,
});

export const example = style({
  display: "grid",
  gap: vars.space.x2,
  minInlineSize: 0,
  fontSize: vars.text.x2,
  overflowWrap: "anywhere",
});

export const exampleTitle = style({
  margin: 0,
  fontWeight: vars.weight.strong,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space.x3,
  "@media": { print: { display: "none" } },
});

export const boneRate = style({ inlineSize: "8rem", maxInlineSize: "100%" });

export const boneFacts = style({
  display: "grid",
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
});

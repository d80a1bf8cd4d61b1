import { style } from "@vanilla-extract/css";
import { focusRing } from "../../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

export const search = style({ maxInlineSize: "28rem" });

export const wordList = style({
  columnWidth: "20rem",
  columnGap: vars.space.x8,
});

export const wordRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "baseline",
  gap: vars.space.x3,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  breakInside: "avoid",
});

export const wordName = style({
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
});

export const wordLinks = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${vars.space.x3}`,
});

export const wordLink = style([
  focusRing,
  {
    borderRadius: "6px",
    color: vars.color.text.primary,
    fontWeight: vars.weight.strong,
    /* A component's name is one word, and may be longer than half a column. */
    minInlineSize: 0,
    overflowWrap: "anywhere",
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.accent.text } },
      },
      [media.coarse]: { paddingBlock: vars.space.x2 },
    },
  },
]);

export const brandGrid = style({
  display: "grid",
  gap: vars.space.x6,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    },
  },
});

export const partGrid = style({
  display: "grid",
  gap: vars.space.x6,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(24rem, 100%), 1fr))",
});

export const screenGrid = style({
  display: "grid",
  gap: vars.space.x6,
  gridTemplateColumns: "minmax(0, 1fr)",
});

export const brandItem = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space.x2,
});

export const brandName = style({
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
});

export const scroller = style({ overflowX: "auto" });

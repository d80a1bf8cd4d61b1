import { style } from "@vanilla-extract/css";
import { focusRing } from "../../../packages/ui/src/styles/focus.css.ts";
import { media } from "../../../packages/ui/src/styles/media.ts";
import { vars } from "../../../packages/ui/src/styles/vars.css.ts";

/* Columns of text rather than a grid: groups are of very different lengths. */
export const index = style({
  columns: "10rem",
  columnGap: vars.space.x8,
});

export const shelf = style({
  breakInside: "avoid",
  paddingBlockEnd: vars.space.x8,
});

export const name = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space.x2,
  margin: 0,
  paddingBlockEnd: vars.space.x2,
  fontWeight: vars.weight.strong,
});

export const count = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x1,
  fontWeight: vars.weight.body,
  fontVariantNumeric: "tabular-nums",
});

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

export const link = style([
  focusRing,
  {
    display: "inline-block",
    paddingBlock: vars.space.x1,
    borderRadius: vars.radius.control,
    color: vars.color.text.quiet,
    textDecoration: "none",
    overflowWrap: "anywhere",
    "@media": {
      [media.coarse]: { minBlockSize: vars.size.control },
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.accent.text } },
      },
    },
  },
]);

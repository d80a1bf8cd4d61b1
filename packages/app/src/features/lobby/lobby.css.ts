import { style } from "@vanilla-extract/css";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

/** On a phone the banner begins right under the header, as it runs from edge to edge. */
export const banner = style({
  minInlineSize: 0,
  "@media": {
    [media.phone]: { marginBlockStart: `calc(${vars.space.x4} * -1)` },
  },
});

/** Search and categories: under each other on a phone, the menu staying in sight while the page scrolls. */
export const tools = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
});

/** A heading with what belongs beside it. */
export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});

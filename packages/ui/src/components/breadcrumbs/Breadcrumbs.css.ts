import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { truncate } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const narrow = "(max-width: 35.99rem)";
const wide = "(min-width: 36rem)";

export const frame = style({
  containerType: "inline-size",
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const place = recipe({
  base: { display: "flex", alignItems: "center", minInlineSize: 0 },
  variants: {
    kind: {
      plain: {},
      last: {},
      middle: { "@container": { [narrow]: { display: "none" } } },
      menu: { "@container": { [wide]: { display: "none" } } },
    },
  },
});

/* Long names are cut on the way; where one is stands whole. */
const words = style([truncate, { maxInlineSize: "14rem" }]);

export const plain = style([words, { color: vars.color.text.quiet }]);

export const link = style([
  words,
  focusRing,
  {
    paddingBlock: vars.space.x1,
    borderRadius: "0.25rem",
    color: vars.color.text.quiet,
    textDecoration: "none",
    "@container": { [narrow]: { maxInlineSize: "9rem" } },
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover": {
            color: vars.color.text.primary,
            textDecoration: "underline",
          },
        },
      },
      [media.coarse]: { paddingBlock: vars.space.x3 },
      [media.forced]: { textDecoration: "underline" },
    },
  },
]);

export const here = style({
  minInlineSize: 0,
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

export const arrow = style({
  display: "inline-flex",
  flex: "none",
  marginInline: vars.space.x1,
  color: vars.color.text.quiet,
});

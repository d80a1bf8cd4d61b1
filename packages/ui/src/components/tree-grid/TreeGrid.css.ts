import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { unseen } from "../../styles/unseen.ts";
import { vars } from "../../styles/vars.css.ts";
import { padInline, stacked } from "./treeRules.ts";

export const root = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
  color: vars.color.text.primary,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const box = recipe({
  base: {
    position: "relative",
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface.raised,
    boxShadow: vars.shadow.raised,
    "@media": {
      [media.forced]: { border: "1px solid" },
      print: { boxShadow: "none" },
    },
  },
  variants: {
    filled: {
      /* It has its own scrolling, so that lines out of view need not be rendered. */
      true: {
        overflow: "auto",
        maxBlockSize: "min(70dvb, 48rem)",
        overscrollBehavior: "contain",
        "@media": { print: { maxBlockSize: "none", overflow: "visible" } },
      },
      /* Without rows, nothing can be focused and scrolled by keyboard. */
      false: { overflow: "clip" },
    },
  },
});

export const grid = recipe({
  base: { inlineSize: "100%" },
  variants: {
    filled: {
      /* Every line is as wide as the columns together, so that columns line up without a table. */
      true: [{ minInlineSize: "max-content" }, stacked({ minInlineSize: 0 })],
      false: {},
    },
  },
});

export const head = style([
  {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 1,
    backgroundColor: vars.color.surface.raised,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.control}`,
    color: vars.color.text.quiet,
    fontWeight: vars.weight.strong,
    lineHeight: vars.leading.tight,
  },
  stacked(unseen),
]);

export const instead = style({
  paddingBlock: vars.space.x4,
  paddingInline: padInline,
});

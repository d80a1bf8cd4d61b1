import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/vars.css.ts";

export const root = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
});

export const list = recipe({
  base: { margin: 0, lineHeight: vars.leading.body },
  variants: {
    density: {
      regular: { fontSize: vars.text.x3 },
      dense: { fontSize: vars.text.x2 },
    },
  },
});

export const pair = recipe({
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: vars.space.x4,
    paddingBlock: vars.space.x2,
  },
  variants: {
    total: {
      true: {
        marginBlockStart: vars.space.x2,
        paddingBlockStart: vars.space.x3,
        borderBlockStart: `${vars.border.thin} solid ${vars.color.line.control}`,
        fontWeight: vars.weight.strong,
        "@media": { print: { breakInside: "avoid" } },
      },
      false: { "@media": { print: { breakInside: "avoid" } } },
    },
    /* Long values go below their label instead of beside it. */
    layout: {
      beside: {},
      below: { flexDirection: "column", alignItems: "stretch" },
    },
  },
});

export const label = style({
  flex: "none",
  maxInlineSize: "50%",
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
  selectors: {
    [`.${pair.classNames.variants.total.true} > &`]: {
      color: vars.color.text.primary,
    },
    [`.${pair.classNames.variants.layout.below} > &`]: {
      maxInlineSize: "100%",
    },
  },
  "@container": { "(max-width: 15rem)": { maxInlineSize: "40%" } },
});

export const value = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.x1,
  minInlineSize: 0,
  margin: 0,
  color: vars.color.text.primary,
  textAlign: "end",
  overflowWrap: "anywhere",
  selectors: {
    [`.${pair.classNames.variants.layout.below} > &`]: {
      justifyContent: "flex-start",
      textAlign: "start",
    },
  },
});

export const words = style({ minInlineSize: 0 });

export const hint = style({
  flexBasis: "100%",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.body,
});

/* The button does not make its line higher. */
export const copy = style({
  display: "inline-flex",
  marginBlock: `calc(${vars.space.x1} * -1)`,
  "@media": { print: { display: "none" } },
});

/* The button stays beside the value that it copies, however long the value is. */
globalStyle(
  `.${pair.classNames.variants.layout.below} ${words}:has(+ ${copy})`,
  {
    maxInlineSize: `calc(100% - ${vars.size.control} - ${vars.space.x1})`,
  },
);

export const bone = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  inlineSize: "9rem",
  maxInlineSize: "50%",
  blockSize: "1lh",
});

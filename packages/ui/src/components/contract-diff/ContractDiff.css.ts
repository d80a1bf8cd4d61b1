import { style, type StyleRule } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { tabular } from "../../styles/text.css.ts";
import { unseen } from "../../styles/unseen.ts";
import { vars } from "../../styles/vars.css.ts";

/** Where columns do not fit, each term is above its two values; in print they fit. */
const narrow = (rule: StyleRule): StyleRule => ({
  "@media": { screen: { "@container": { "(max-width: 29.99rem)": rule } } },
});
const line = `${vars.border.thin} solid ${vars.color.line.subtle}`;

export const root = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
});

export const table = style([
  {
    inlineSize: "100%",
    /* Columns share the width, however long an amount is: it wraps instead of pushing the others out. */
    tableLayout: "fixed",
    borderCollapse: "collapse",
    color: vars.color.text.primary,
    fontSize: vars.text.x2,
    lineHeight: vars.leading.body,
    textAlign: "start",
  },
  narrow({ display: "block" }),
]);

export const caption = style([
  {
    paddingBlockEnd: vars.space.x2,
    fontWeight: vars.weight.strong,
    textAlign: "start",
    overflowWrap: "anywhere",
  },
  narrow({ display: "block" }),
]);

export const head = style([narrow(unseen)]);

export const headCell = style({
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.control}`,
  color: vars.color.text.quiet,
  lineHeight: vars.leading.tight,
  textAlign: "start",
  overflowWrap: "anywhere",
});

export const body = style([narrow({ display: "block" })]);

export const row = style([
  { "@media": { print: { breakInside: "avoid" } } },
  narrow({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.x1,
    paddingBlock: vars.space.x3,
    borderBlockEnd: line,
  }),
]);

const plain: StyleRule = { display: "flex", padding: 0, border: "none" };

const cellRule: StyleRule = {
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  borderBlockEnd: line,
  textAlign: "start",
  verticalAlign: "top",
  overflowWrap: "anywhere",
};

export const term = style([cellRule, narrow(plain)]);

export const cell = recipe({
  base: [
    cellRule,
    tabular,
    narrow({
      ...plain,
      justifyContent: "space-between",
      gap: vars.space.x4,
      textAlign: "end",
    }),
  ],
  variants: {
    side: {
      before: { color: vars.color.text.quiet },
      after: { fontWeight: vars.weight.strong },
    },
  },
});

export const value = style({ minInlineSize: 0 });

export const label = style([
  { display: "none" },
  narrow({
    display: "block",
    flex: "none",
    maxInlineSize: "50%",
    color: vars.color.text.quiet,
    fontWeight: vars.weight.body,
    textAlign: "start",
  }),
]);

/* A higher value is not better for both parties: the colour only marks a change, the icon and the word say how. */
export const change = recipe({
  base: [
    cellRule,
    { paddingInlineEnd: 0 },
    narrow({ ...plain, alignItems: "center" }),
  ],
  variants: {
    change: {
      same: { color: vars.color.text.quiet },
      up: { color: vars.color.info.text },
      down: { color: vars.color.info.text },
      new: { color: vars.color.info.text },
      changed: { color: vars.color.info.text },
    },
  },
});

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.x1,
});

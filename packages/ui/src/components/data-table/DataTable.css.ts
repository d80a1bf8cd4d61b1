import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { asCards, onPaper } from "./tableRules.ts";
import { tabular } from "../../styles/text.css.ts";

export const padBlock = createVar();
export const padInline = createVar();
export const ground = createVar();

export const root = recipe({
  base: {
    containerType: "inline-size",
    inlineSize: "100%",
    minInlineSize: 0,
    color: vars.color.text.primary,
    lineHeight: vars.leading.body,
  },
  variants: {
    density: {
      regular: {
        fontSize: vars.text.x3,
        vars: { [padBlock]: vars.space.x3, [padInline]: vars.space.x4 },
      },
      dense: {
        fontSize: vars.text.x2,
        vars: {
          [padBlock]: vars.space.x2,
          [padInline]: `calc(${vars.space.x2} * 1.25)`,
        },
      },
    },
  },
});

/* Clipped instead of scrollable while everything fits, so that the header can stick to the page. */
export const box = recipe({
  base: [
    {
      position: "relative",
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.raised,
      overflow: "clip",
      "@media": { [media.forced]: { border: "1px solid" } },
    },
    asCards({
      backgroundColor: "transparent",
      boxShadow: "none",
      borderRadius: 0,
      border: "none",
      overflow: "visible",
    }),
    onPaper({ boxShadow: "none", borderRadius: 0, overflow: "visible" }),
  ],
  variants: {
    overflows: {
      true: [
        {
          overflow: "auto",
          maxBlockSize: "85dvb",
          overscrollBehaviorInline: "contain",
        },
        onPaper({ maxBlockSize: "none", overflow: "visible" }),
      ],
      false: {},
    },
  },
});

export const table = recipe({
  base: [
    {
      inlineSize: "100%",
      borderCollapse: "separate",
      borderSpacing: 0,
      textAlign: "start",
    },
    asCards({ display: "block" }),
  ],
  variants: {
    stickyHead: { page: {}, panel: {}, none: {} },
    overflows: { true: {}, false: {} },
  },
});

export const { stickyHead, overflows } = table.classNames.variants;

export const body = style([asCards({ display: "block" })]);

export const insteadRow = style([asCards({ display: "block" })]);

export const instead = style([
  { padding: vars.space.x4, backgroundColor: vars.color.surface.raised },
  asCards({ display: "block", borderRadius: vars.radius.card }),
]);

export const tools = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space.x2,
    marginBlockEnd: vars.space.x3,
  },
  onPaper({ display: "none" }),
]);

export const toolsStart = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  minInlineSize: 0,
});

export const count = style([
  tabular,
  { fontSize: vars.text.x2, fontWeight: vars.weight.strong },
]);

export const stale = style({ marginBlockEnd: vars.space.x3 });

export const below = style([
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space.x3,
    marginBlockStart: vars.space.x3,
  },
  onPaper({ display: "none" }),
]);

export const range = style([
  tabular,
  {
    flex: "none",
    marginInlineEnd: "auto",
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
  },
]);

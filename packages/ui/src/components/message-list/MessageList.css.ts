import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { side } from "./messageWidth.ts";
import { media } from "../../styles/media.ts";
import { tabular, headingSize } from "../../styles/text.css.ts";

export const root = style({
  containerType: "inline-size",
  inlineSize: "100%",
  minInlineSize: 0,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
});

export const columns = recipe({
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space.x6,
    alignItems: "start",
  },
  variants: {
    reading: {
      true: {
        "@container": {
          [side]: {
            gridTemplateColumns: "minmax(18rem, 2fr) minmax(0, 3fr)",
          },
        },
      },
      false: {},
    },
  },
});

/* On a phone, the open message replaces the list. */
export const list = recipe({
  base: [
    focusRing,
    {
      containerType: "inline-size",
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: vars.space.x3,
      borderRadius: vars.radius.card,
    },
  ],
  variants: {
    reading: {
      true: {
        display: "none",
        "@container": { [side]: { display: "grid" } },
      },
      false: {},
    },
  },
});

export const deleted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface.overlay,
  fontSize: vars.text.x2,
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const day = style({
  marginBlockStart: vars.space.x2,
  marginBlockEnd: vars.space.x2,
  paddingInlineStart: vars.space.x3,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
});

export const rows = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  listStyle: "none",
  overflow: "clip",
  "@media": { [media.forced]: { border: "1px solid" } },
});

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x1,
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space.x2,
  "@media": { print: { display: "none" } },
});

export const count = style([
  tabular,
  {
    marginInlineEnd: "auto",
    paddingInlineStart: vars.space.x1,
    color: vars.color.text.quiet,
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
  },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
});

export const detail = style({
  minInlineSize: 0,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
  "@media": { [media.forced]: { border: "1px solid" } },
  "@container": { [side]: { padding: vars.space.x6 } },
});

export const detailTools = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space.x2,
  marginInline: `calc(${vars.space.x2} * -1)`,
  marginBlockEnd: vars.space.x4,
  "@media": { print: { display: "none" } },
});

export const detailTitle = style([
  headingSize.x5,
  focusRing,
  {
    margin: 0,
    borderRadius: vars.radius.control,
    overflowWrap: "anywhere",
    scrollMarginBlockStart: vars.space.x16,
  },
]);

export const detailTime = style({
  margin: 0,
  marginBlockStart: vars.space.x1,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const body = style({
  marginBlockStart: vars.space.x6,
  maxInlineSize: "70ch",
  overflowWrap: "anywhere",
});

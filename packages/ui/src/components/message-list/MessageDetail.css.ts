import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { side } from "./messageWidth.ts";

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

import { style } from "@vanilla-extract/css";
import { headingSize, tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const details = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  minInlineSize: 0,
  maxInlineSize: "44rem",
});

export const art = style({
  position: "relative",
  flex: "none",
  aspectRatio: "16 / 9",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
});

export const title = style([
  headingSize.x5,
  { margin: 0, overflowWrap: "anywhere" },
]);

export const badges = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x1,
});

export const dates = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.x6,
  rowGap: vars.space.x1,
  paddingBlock: vars.space.x3,
  borderBlock: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
});

export const days = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.x6,
  margin: 0,
  color: vars.color.text.quiet,
});

export const day = style({ display: "flex", gap: vars.space.x2 });

export const date = style([
  tabular,
  { margin: 0, color: vars.color.text.primary },
]);

export const action = style({ marginBlockStart: vars.space.x2 });

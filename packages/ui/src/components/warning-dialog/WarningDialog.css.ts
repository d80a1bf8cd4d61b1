import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const losses = style({
  display: "grid",
  gap: vars.space.x2,
  margin: 0,
  marginBlockStart: vars.space.x4,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  listStyle: "none",
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid transparent`,
  backgroundColor: vars.color.danger.soft,
  color: vars.color.danger.onSoft,
});

export const loss = style({
  display: "flex",
  gap: vars.space.x3,
  minInlineSize: 0,
  "::before": { content: "\u2212", flex: "none" },
});

export const step = style({ marginBlockStart: vars.space.x5 });

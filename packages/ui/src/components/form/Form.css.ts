import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const form = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x5,
  margin: 0,
  minInlineSize: 0,
});

export const summary = style({
  display: "flex",
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.danger.soft,
  color: vars.color.danger.onSoft,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  "@media": {
    [media.forced]: { border: `${vars.border.strong} solid CanvasText` },
  },
});

export const icon = lineMark;

export const words = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const title = style({ margin: 0, fontWeight: vars.weight.strong });

export const list = style({
  margin: 0,
  marginBlockStart: vars.space.x1,
  padding: 0,
  listStyle: "none",
});

export const entry = style({
  minBlockSize: "24px",
  padding: 0,
  border: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
  overflowWrap: "anywhere",
  "@media": { [media.coarse]: { minBlockSize: "44px" } },
});

import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

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

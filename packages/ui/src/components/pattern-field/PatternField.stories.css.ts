import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/* How the stories of this field lay out their tables. */

export const rows = style({ display: "grid", gap: vars.space.x6 });

export const row = style({
  display: "grid",
  gap: vars.space.x3,
  alignItems: "start",
  paddingBlockEnd: vars.space.x6,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(10rem, 1fr) minmax(16rem, 1.5fr)",
      columnGap: vars.space.x8,
    },
  },
});

export const about = style({
  display: "grid",
  gap: vars.space.x1,
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const id = style({
  color: vars.color.text.primary,
  fontWeight: vars.weight.strong,
});

export const column = style({
  display: "grid",
  gap: vars.space.x6,
  maxInlineSize: "26rem",
});

import { style } from "@vanilla-extract/css";
import { headingSize, truncateName } from "../../styles/text.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const stage = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minBlockSize: "min(36rem, 80dvb)",
  backgroundColor: vars.color.surface.page,
});

export const bar = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
  minBlockSize: vars.size.controlLarge,
  paddingInline: vars.space.x2,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.primary,
  "@media": { [media.desktop]: { paddingInline: vars.space.x4 } },
});

export const title = style([
  headingSize.x4,
  truncateName,
  { flexGrow: 1, margin: 0, paddingBlock: vars.space.x1 },
]);

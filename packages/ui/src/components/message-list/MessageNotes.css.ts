import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

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

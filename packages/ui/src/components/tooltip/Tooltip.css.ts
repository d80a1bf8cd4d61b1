import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const tip = style({
  minInlineSize: 0,
  maxInlineSize: "min(18rem, calc(100vw - 16px))",
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

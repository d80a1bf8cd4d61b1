import { style } from "@vanilla-extract/css";
import { vars } from "../../packages/ui/src/styles/vars.css.ts";

/** Running text: a measure of seventy characters with room around it. */
export const guide = style({
  maxInlineSize: "76ch",
  marginInline: "auto",
  paddingBlock: vars.space.x10,
  paddingInline: vars.space.x6,
});

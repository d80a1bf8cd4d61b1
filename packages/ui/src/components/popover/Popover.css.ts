import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const content = style({
  padding: vars.space.x4,
  maxBlockSize: "var(--radix-popover-content-available-height)",
  overflowY: "auto",
  transformOrigin: "var(--radix-popover-content-transform-origin)",
  lineHeight: vars.leading.body,
});

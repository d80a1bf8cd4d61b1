import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** The draws under a lottery's frame, which itself reaches from edge to edge. */
export const column = style({
  boxSizing: "border-box",
  inlineSize: `min(100%, ${vars.size.content})`,
  marginInline: "auto",
  padding: `${vars.space.x6} ${vars.space.x4} ${vars.space.x10}`,
});

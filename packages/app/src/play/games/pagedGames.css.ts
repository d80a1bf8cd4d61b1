import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Start of another page of a list: its heading is visible too, below the header. */
export const head = style({
  outline: "none",
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x16})`,
});

import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** Where another page of a list begins: its heading shows too, under the header. */
export const head = style({
  outline: "none",
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x16})`,
});

import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** What records are chosen by: beside each other as soon as two days fit into one of two columns. */
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  alignItems: "start",
  gap: vars.space.x4,
});

import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

/** What there is, above a form: figures under each other on a phone, side by side where there is room. */
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: vars.space.x4,
});

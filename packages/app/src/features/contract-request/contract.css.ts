import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const list = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const card = style({
  minInlineSize: 0,
  padding: vars.space.x5,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
});

/** Answers side by side and of one width, under each other where they do not fit. */
export const actions = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space.x3,
});

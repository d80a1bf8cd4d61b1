import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const notes = style({
  display: "grid",
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const note = style({
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line.subtle}`,
});

/** The lines as they were typed; long words break. */
export const text = style({
  margin: 0,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const panel = style({
  // The browser itself keeps a dialog within the window.
  inlineSize: "25rem",
  margin: "auto",
  paddingBlock: vars.space.x6,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.panel,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.overlay,
  "::backdrop": { backgroundColor: vars.color.backdrop },
});

export const close = style({
  position: "absolute",
  insetBlockStart: vars.space.x2,
  insetInlineEnd: vars.space.x2,
});

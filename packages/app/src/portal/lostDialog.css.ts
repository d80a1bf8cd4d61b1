import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const panel = style({
  boxSizing: "border-box",
  inlineSize: `min(25rem, calc(100% - 2 * ${vars.space.x4}))`,
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.x4})`,
  margin: "auto",
  paddingBlock: vars.space.x6,
  paddingInline: vars.space.x4,
  overflowY: "auto",
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

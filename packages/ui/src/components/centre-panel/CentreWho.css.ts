import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const who = style({
  display: "grid",
  gap: vars.space.x4,
  minInlineSize: 0,
  color: vars.color.text.primary,
});

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
});

export const names = style({ minInlineSize: 0 });

export const account = style({
  display: "block",
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const detail = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

export const balance = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
});

/* Side by side only as long as both labels fit. */
globalStyle(`${actions} > *`, { flex: "1 1 auto" });

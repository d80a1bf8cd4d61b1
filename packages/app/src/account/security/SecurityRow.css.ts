import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const list = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
});

export const words = style({
  flex: "1 1 12rem",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const action = style({ flex: "none", maxInlineSize: "100%" });

export const code = style({
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  direction: "ltr",
  unicodeBidi: "isolate",
});

export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const centre = style({ display: "flex", justifyContent: "center" });

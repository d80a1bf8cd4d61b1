import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const models = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  gap: vars.space.x3,
  listStyle: "none",
  margin: 0,
  padding: 0,
});

export const model = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x3,
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});

/** Long names wrap before the button is pushed out of the card. */
export const words = style({ flex: "1 1 6rem", minInlineSize: 0 });

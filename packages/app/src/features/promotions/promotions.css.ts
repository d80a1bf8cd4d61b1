import { style } from "@vanilla-extract/css";
import { focusRing } from "@foyer/ui/styles/focus.css";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  gap: vars.space.x4,
  listStyle: "none",
  margin: 0,
  padding: 0,
});

export const tile = style([
  focusRing,
  {
    display: "grid",
    inlineSize: "100%",
    padding: 0,
    border: 0,
    overflow: "hidden",
    textAlign: "start",
    font: "inherit",
    color: vars.color.text.primary,
    background: vars.color.surface.raised,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.raised,
    cursor: "pointer",
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { background: vars.color.surface.hover } },
      },
    },
  },
]);

export const picture = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  background: vars.color.surface.sunken,
});

export const words = style({ padding: vars.space.x4 });

import { style } from "@vanilla-extract/css";
import { vars } from "@foyer/ui/styles/vars.css";

export const picture = style({
  display: "block",
  inlineSize: "100%",
  maxBlockSize: "14rem",
  objectFit: "contain",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
});

/** Forms keep a readable width; the page is wider. */
export const form = style({ maxInlineSize: "30rem" });

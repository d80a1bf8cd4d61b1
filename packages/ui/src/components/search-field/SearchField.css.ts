import { style } from "@vanilla-extract/css";
import { vars } from "../../styles/vars.css.ts";

export const form = style({
  display: "block",
  margin: 0,
  minInlineSize: 0,
  inlineSize: "100%",
});

export const box = style({
  borderRadius: vars.radius.pill,
  borderColor: vars.color.line.subtle,
});

export const input = style({
  borderRadius: vars.radius.pill,
  selectors: {
    "&::-webkit-search-cancel-button, &::-webkit-search-decoration": {
      display: "none",
    },
  },
});

export const busy = style({ display: "inline-flex", padding: vars.space.x2 });

import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const button = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    padding: 0,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    backgroundColor: "transparent",
    color: vars.color.text.primary,
    cursor: "pointer",
    ":active": { backgroundColor: vars.color.surface.pressed },
    "@media": {
      [media.hover]: {
        selectors: {
          "&:hover:not(:active)": { backgroundColor: vars.color.surface.hover },
        },
      },
      [media.forced]: { borderColor: "currentColor" },
    },
  },
]);

/* Icon and name follow the page in CSS alone: one of the two is hidden, visually and for screen readers. */
export const whileDark = style({
  display: "contents",
  selectors: {
    '[data-mode="light"] [data-shows="page"] &': { display: "none" },
  },
});

export const whileLight = style({
  display: "contents",
  selectors: {
    ':root:not([data-mode="light"]) [data-shows="page"] &': { display: "none" },
  },
});

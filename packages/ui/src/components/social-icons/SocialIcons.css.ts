import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
});

export const link = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    minInlineSize: vars.size.control,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x3,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.primary,
    fontSize: vars.text.x2,
    fontWeight: vars.weight.strong,
    textDecoration: "none",
    ":active": { backgroundColor: vars.color.surface.pressed },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
      },
      [media.forced]: { borderColor: "LinkText" },
    },
  },
]);

import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const link = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: vars.size.control,
    blockSize: vars.size.control,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.primary,
    ":active": { backgroundColor: vars.color.surface.pressed },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { backgroundColor: vars.color.surface.hover } },
      },
      [media.forced]: { borderColor: "LinkText" },
    },
  },
]);

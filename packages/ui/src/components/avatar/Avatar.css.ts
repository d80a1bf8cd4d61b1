import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const avatar = recipe({
  base: {
    position: "relative",
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    aspectRatio: "1",
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.accent.soft,
    color: vars.color.accent.onSoft,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    userSelect: "none",
    overflow: "hidden",
    "@media": { [media.forced]: { border: "1px solid currentColor" } },
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.controlSmall, fontSize: vars.text.x2 },
      medium: { inlineSize: vars.size.control, fontSize: vars.text.x4 },
      large: { inlineSize: vars.space.x16, fontSize: vars.text.x5 },
    },
  },
});

export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

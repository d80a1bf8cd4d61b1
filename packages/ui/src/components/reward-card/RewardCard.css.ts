import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { cardTitle, raised } from "../../private/raised.ts";
import { vars } from "../../styles/vars.css.ts";

export const card = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.x4,
  rowGap: vars.space.x3,
  boxSizing: "border-box",
  minInlineSize: 0,
  padding: vars.space.x4,
  ...raised,
});

export const picture = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    inlineSize: "3rem",
    blockSize: "3rem",
    borderRadius: vars.radius.control,
  },
  variants: {
    state: {
      ready: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
      },
      claimed: {
        backgroundColor: vars.color.surface.sunken,
        color: vars.color.text.quiet,
      },
    },
  },
});

export const words = style({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 8rem",
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const title = style(cardTitle);

export const note = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
  overflowWrap: "anywhere",
});

/** Amount and button stay together when the text needs a full line. */
export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x3,
  flex: "0 1 auto",
  minInlineSize: 0,
  marginInlineStart: "auto",
});

export const prize = style({
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
});

export const below = style({ flex: "1 1 100%", minInlineSize: 0 });

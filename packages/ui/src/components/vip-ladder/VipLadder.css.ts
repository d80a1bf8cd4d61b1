import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const ladder = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const rank = recipe({
  base: {
    display: "flex",
    gap: vars.space.x3,
    minInlineSize: 0,
    padding: vars.space.x4,
    borderRadius: vars.radius.card,
    color: vars.color.text.primary,
    lineHeight: vars.leading.body,
    "@media": { [media.forced]: { border: "1px solid" } },
  },
  variants: {
    state: {
      reached: { backgroundColor: vars.color.surface.sunken },
      current: {
        backgroundColor: vars.color.surface.raised,
        boxShadow: vars.shadow.raised,
        "@media": { [media.forced]: { borderWidth: "3px" } },
      },
      ahead: { backgroundColor: vars.color.surface.sunken },
    },
  },
});

export const mark = recipe({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    inlineSize: vars.size.controlSmall,
    blockSize: vars.size.controlSmall,
    borderRadius: vars.radius.pill,
  },
  variants: {
    state: {
      reached: {
        backgroundColor: vars.color.surface.hover,
        color: vars.color.prize.text,
      },
      current: {
        backgroundColor: vars.color.prize.fill,
        color: vars.color.prize.onFill,
      },
      ahead: {
        backgroundColor: vars.color.surface.hover,
        color: vars.color.text.quiet,
      },
    },
  },
});

export const words = style({
  flex: "1 1 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x2,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const name = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.x2,
  margin: 0,
  minBlockSize: vars.size.controlSmall,
  fontWeight: vars.weight.strong,
  /* In a wrapping row, a long word shrinks only if it may break anywhere. */
  overflowWrap: "anywhere",
});

export const term = style({
  margin: 0,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const benefits = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x1,
  margin: 0,
  paddingInlineStart: vars.space.x5,
  listStyle: "disc",
});

export const detail = style({
  display: "block",
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

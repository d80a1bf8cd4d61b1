import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { lineMark } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";

export const box = style({
  display: "grid",
  gap: vars.space.x1,
  minInlineSize: 0,
  color: vars.color.text.primary,
  lineHeight: vars.leading.body,
});

export const label = style({
  marginInlineEnd: vars.space.x2,
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const head = style({
  display: "flex",
  alignItems: "center",
  minInlineSize: 0,
});

export const figure = style({ minInlineSize: 0 });

/* Its line is kept while there is nothing to say, so that the page below does not jump when there is. */
export const note = style({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.x1,
  minBlockSize: "1lh",
  color: vars.color.warning.text,
  fontSize: vars.text.x2,
});

export const sign = lineMark;

export const barFigure = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
});

export const cover = style([
  focusRing,
  {
    display: "grid",
    placeItems: "center",
    minInlineSize: "1.5rem",
    minBlockSize: "1.5rem",
    padding: 0,
    border: "none",
    borderRadius: vars.radius.pill,
    background: "none",
    color: vars.color.text.quiet,
    cursor: "pointer",
    /* The figure is part of the button. */
    "::before": {
      content: "",
      position: "absolute",
      insetBlock: "-0.625rem",
      insetInline: 0,
    },
    "@media": {
      [media.hover]: {
        selectors: { "&:hover": { color: vars.color.text.primary } },
      },
      "(max-width: 23em)": {
        minInlineSize: 0,
        inlineSize: 0,
        overflow: "hidden",
      },
    },
  },
]);

export const refresh = recipe({
  base: { display: "flex" },
  variants: {
    stale: {
      true: {
        borderRadius: vars.radius.pill,
        backgroundColor: vars.color.warning.soft,
      },
      false: {},
    },
  },
});

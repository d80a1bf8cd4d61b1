import { recipe } from "@vanilla-extract/recipes";
import { style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

export const list = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    inlineSize: "fit-content",
    maxInlineSize: "100%",
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
  variants: {
    size: {
      small: { gap: vars.space.x1, fontSize: vars.text.x1 },
      medium: { gap: vars.space.x1, fontSize: vars.text.x2 },
      large: { gap: vars.space.x2, fontSize: vars.text.x4 },
    },
  },
});

/* A ball grows with its text, so that its number fits at double text size. */
export const ball = style([
  tabular,
  {
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    minInlineSize: "2.1em",
    blockSize: "2.1em",
    paddingInline: "0.35em",
    borderRadius: vars.radius.pill,
    border: `1px solid ${vars.color.line.control}`,
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.text.primary,
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    "@media": { [media.forced]: { borderColor: "CanvasText" } },
  },
]);

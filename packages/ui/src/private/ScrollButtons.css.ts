import { createVar, fallbackVar } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";

/** Vertical centre of the buttons, from the top of the row; the row's middle by default. */
export const buttonHeight = createVar();

export const button = recipe({
  base: {
    display: "none",
    position: "absolute",
    zIndex: 3,
    insetBlockStart: fallbackVar(buttonHeight, "50%"),
    translate: "0 -50%",
    placeItems: "center",
    inlineSize: "2.5rem",
    blockSize: "2.5rem",
    padding: 0,
    border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.color.surface.overlay,
    color: vars.color.text.primary,
    boxShadow: vars.shadow.floating,
    cursor: "pointer",
    "@media": {
      [`${media.hover} and (pointer: fine)`]: {
        display: "grid",
        selectors: {
          "&:hover": { backgroundColor: vars.color.surface.hover },
          "&:active": { backgroundColor: vars.color.surface.pressed },
        },
      },
    },
  },
  variants: {
    side: {
      start: { insetInlineStart: `calc(${vars.space.x3} * -1)` },
      end: { insetInlineEnd: `calc(${vars.space.x3} * -1)` },
    },
  },
});

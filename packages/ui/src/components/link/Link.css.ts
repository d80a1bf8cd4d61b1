import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const link = recipe({
  base: [
    focusRing,
    {
      borderRadius: "0.125rem",
      textUnderlineOffset: "0.2em",
      textDecorationThickness: "from-font",
      overflowWrap: "anywhere",
      cursor: "pointer",
      touchAction: "manipulation",
    },
  ],
  variants: {
    tone: {
      accent: { color: vars.color.accent.text },
      primary: { color: vars.color.text.primary },
      quiet: { color: vars.color.text.quiet },
      inherit: { color: "inherit" },
    },
    underline: {
      always: {
        textDecorationLine: "underline",
        "@media": {
          [media.hover]: {
            selectors: { "&:hover": { textDecorationThickness: "0.125em" } },
          },
        },
      },
      hover: {
        textDecorationLine: "none",
        "@media": {
          [media.hover]: {
            selectors: { "&:hover": { textDecorationLine: "underline" } },
          },
        },
      },
    },
    standalone: {
      /* Outside a sentence it has its own target: at least 24 px, 44 px on touch screens. */
      true: {
        display: "inline-flex",
        alignItems: "center",
        gap: vars.space.x1,
        minBlockSize: "1.5rem",
        "@media": { [media.coarse]: { minBlockSize: vars.size.control } },
      },
      false: {},
    },
  },
});

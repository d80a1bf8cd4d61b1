import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../styles/vars.css.ts";

export const picture = recipe({
  base: {
    position: "absolute",
    inset: 0,
    display: "block",
    inlineSize: "100%",
    blockSize: "100%",
    /* The stand-in takes its place when it fails; until then no broken frame and no text in it. */
    fontSize: 0,
  },
  variants: {
    fit: {
      cover: { objectFit: "cover", backgroundColor: vars.color.surface.sunken },
      contain: { objectFit: "contain" },
    },
  },
});

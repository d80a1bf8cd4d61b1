import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/vars.css.ts";

const base = style({
  position: "absolute",
  inset: 0,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  /* The stand-in takes its place when it fails; until then no broken frame and no text in it. */
  fontSize: 0,
});

/** By how it fills its room. */
export const picture = styleVariants({
  cover: [
    base,
    { objectFit: "cover", backgroundColor: vars.color.surface.sunken },
  ],
  contain: [base, { objectFit: "contain" }],
});

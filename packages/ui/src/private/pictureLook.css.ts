import { globalStyle } from "@vanilla-extract/css";
import { inLook } from "../styles/look.ts";
import { vars } from "../styles/vars.css.ts";

/*
 * Imported for its effect: the style of pictures on cards, which a portal chooses for all of them. The picture of a
 * card is an image in the first box of an `article`.
 */

const frame = "article > :first-child:has(> img)";

/* A fine line inside, as of a mount. */
globalStyle(inLook("framed", `${frame} > img`), {
  outline: `1px solid color-mix(in oklab, ${vars.color.art.onScrim} 50%, transparent)`,
  outlineOffset: `calc(${vars.space.x2} * -1)`,
});

/*
 * A breath of the accent: hues come nearer to it, light and dark stay what they are. While
 * a hand rests on the card the picture has its full colours.
 */
globalStyle(inLook("toned", frame), { isolation: "isolate" });
globalStyle(`${inLook("toned", frame)}::before`, {
  content: "",
  position: "absolute",
  inset: 0,
  zIndex: 1,
  backgroundColor: `color-mix(in oklab, ${vars.color.accent.fill} 24%, transparent)`,
  mixBlendMode: "color",
  pointerEvents: "none",
});
globalStyle(
  `${inLook("toned", frame).replace("article", "article:is(:hover, :focus-within)")}::before`,
  {
    backgroundColor: "transparent",
    mixBlendMode: "normal",
  },
);

import { style, styleVariants, globalStyle } from "@vanilla-extract/css";
import { vars } from "../styles/vars.css.ts";
import { inLook } from "../styles/look.ts";

const base = style({
  position: "absolute",
  inset: 0,
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  /* Hides the alt text and the broken-image icon until the placeholder replaces a failed picture. */
  fontSize: 0,
  /* Artwork is the same in both modes. An SVG would otherwise be styled again, each on its own, when the mode changes. */
  colorScheme: "only light",
});

/** Variants by how the picture fills its container. */
export const picture = styleVariants({
  cover: [
    base,
    { objectFit: "cover", backgroundColor: vars.color.surface.sunken },
  ],
  contain: [base, { objectFit: "contain" }],
});

export const ground = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  containerType: "inline-size",
  backgroundColor: vars.color.surface.sunken,
  color: vars.color.text.quiet,
});

export const drawing = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
});

export const halo = style({ fill: "currentColor", opacity: 0.08 });

export const hill = style({ fill: "currentColor", opacity: 0.14 });

export const shore = style({ fill: "currentColor", opacity: 0.2 });

export const letter = style({
  position: "relative",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: "clamp(1.25rem, 34cqi, 5rem)",
  lineHeight: 1.4,
});

/*
 * Imported for its side effect: the style of pictures on cards, which a portal chooses for all of them. The picture
 * of a card is an image in the first box of an `article`.
 */

const frame = "article > :first-child:has(> img)";

/* A fine line inside the edge, like a passe-partout. */
globalStyle(inLook("framed", `${frame} > img`), {
  outline: `1px solid color-mix(in oklab, ${vars.color.art.onScrim} 50%, transparent)`,
  outlineOffset: `calc(${vars.space.x2} * -1)`,
});

/*
 * A tint of the accent colour: it shifts hues but not lightness. On hover or focus, the picture has its full colours.
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

import { globalStyle, style } from "@vanilla-extract/css";
import { cardHead, lines, raised } from "../../private/raised.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const card = style({
  display: "grid",
  /* Never wider than its container, whatever the amount. */
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x5,
  minInlineSize: 0,
  padding: vars.space.x5,
  ...raised,
  "@media": {
    ...raised["@media"],
    [media.phone]: { padding: vars.space.x4 },
    print: { padding: 0, boxShadow: "none", backgroundColor: "transparent" },
  },
});

export const head = style(cardHead);

export const words = style(lines);

/** The issuer; needed only in print, where no header shows the brand. */
export const issuer = style({
  display: "none",
  margin: 0,
  "@media": { print: { display: "block" } },
});

export const sum = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x1,
});

export const quiet = style({
  color: vars.color.text.quiet,
  fontSize: vars.text.x2,
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.x3,
  "@media": { print: { display: "none" } },
});

export const bone = style({ display: "block", inlineSize: "10rem" });

/*
 * Prints only the receipt: everything outside it is hidden, and its ancestors, such as a scrolling dialog, are laid out
 * as a page.
 */
const receipt = "[data-receipt]";

globalStyle(
  `body:has(${receipt}) :not(:has(${receipt}), ${receipt}, ${receipt} *)`,
  { "@media": { print: { display: "none" } } },
);
globalStyle(`body:has(${receipt}), body :has(${receipt})`, {
  "@media": {
    print: {
      position: "static",
      display: "block",
      overflow: "visible",
      inlineSize: "auto",
      blockSize: "auto",
      maxInlineSize: "none",
      maxBlockSize: "none",
      margin: 0,
      padding: 0,
      border: "none",
      boxShadow: "none",
      backgroundColor: "transparent",
      transform: "none",
      contain: "none",
      containerType: "normal",
    },
  },
});
/* Paper is white in both modes; the dark mode's white text would be invisible. */
globalStyle(`${receipt}, ${receipt} *`, {
  "@media": {
    print: {
      colorScheme: "light",
      color: "CanvasText",
      backgroundColor: "transparent",
    },
  },
});

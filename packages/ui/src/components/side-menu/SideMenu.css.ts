import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../styles/vars.css.ts";

export const panel = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    blockSize: "100%",
    backgroundColor: vars.color.surface.raised,
    color: vars.color.text.primary,
  },
  variants: {
    folded: {
      true: { inlineSize: vars.size.sideMenuFolded },
      false: { inlineSize: vars.size.sideMenu, maxInlineSize: "100%" },
    },
  },
});

/* The foot is below the scroller and covers nothing. The scroller itself has the background behind its entries. */
export const scroller = style({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  scrollbarWidth: "thin",
  scrollbarColor: `${vars.color.line.subtle} transparent`,
  backgroundColor: vars.color.surface.raised,
});

export const entries = style({ flexGrow: 1, padding: vars.space.x2 });

export const below = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x4,
  padding: vars.space.x4,
  selectors: {
    "&[hidden]": { display: "none" },
    "&:empty": { display: "none" },
  },
});

export const foot = recipe({
  base: {
    display: "flex",
    padding: vars.space.x2,
  },
  variants: {
    folded: {
      true: { justifyContent: "center" },
      false: { justifyContent: "flex-end" },
    },
  },
});

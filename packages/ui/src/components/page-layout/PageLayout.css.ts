import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { pageMargin } from "../../private/bleed.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const frame = recipe({
  base: {
    display: "flex",
    flexDirection: "column",
    minBlockSize: "100dvb",
    backgroundColor: vars.color.surface.page,
    color: vars.color.text.primary,
    fontFamily: vars.font.body,
  },
  variants: {
    barred: {
      true: {
        paddingBlockEnd: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
        "@media": {
          [media.desktop]: { paddingBlockEnd: 0 },
          [media.low]: { paddingBlockEnd: 0 },
        },
      },
      false: {},
    },
  },
});

/* The focused element is never scrolled under the bar. */
globalStyle(`html:has(.${frame.classNames.variants.barred.true})`, {
  scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.x4} + env(safe-area-inset-bottom))`,
  "@media": {
    [media.desktop]: { scrollPaddingBlockEnd: 0 },
    [media.low]: { scrollPaddingBlockEnd: 0 },
  },
});

export const columns = style({
  display: "flex",
  flexGrow: 1,
  alignItems: "stretch",
  minInlineSize: 0,
});

export const side = style({
  display: "none",
  "@media": {
    [media.desktop]: {
      display: "block",
      flexShrink: 0,
      position: "sticky",
      insetBlockStart: vars.size.header,
      blockSize: `calc(100dvb - ${vars.size.header})`,
      zIndex: 5,
    },
    [`${media.desktop} and ${media.low}`]: {
      insetBlockStart: 0,
      blockSize: "100dvb",
    },
  },
});

export const page = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: "flex",
  flexDirection: "column",
});

export const main = recipe({
  base: {
    flexGrow: 1,
    inlineSize: "100%",
    minInlineSize: 0,
    marginInline: "auto",
    outline: "none",
  },
  variants: {
    bare: {
      true: { display: "flex", flexDirection: "column" },
      false: {
        /* Otherwise loading content would push a visible footer away. */
        minBlockSize: `calc(100dvb - ${vars.size.header})`,
        boxSizing: "border-box",
        vars: { [pageMargin]: vars.space.x4 },
        maxInlineSize: vars.size.content,
        paddingInline: `max(${vars.space.x4}, env(safe-area-inset-left)) max(${vars.space.x4}, env(safe-area-inset-right))`,
        paddingBlock: `${vars.space.x4} ${vars.space.x10}`,
        "@media": {
          [media.desktop]: {
            vars: { [pageMargin]: "0px" },
            paddingInline: vars.space.x8,
            paddingBlock: `${vars.space.x6} ${vars.space.x16}`,
          },
        },
      },
    },
  },
});

export const bottom = style({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 20,
  /* Its content may be narrower. */
  pointerEvents: "none",
  "@media": {
    [media.desktop]: { display: "none" },
    [media.low]: { position: "static" },
  },
});

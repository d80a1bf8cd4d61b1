import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { tabular } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";

const narrow = "(max-width: 36rem)";

export const pager = style({
  containerType: "inline-size",
  inlineSize: "100%",
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@container": { [narrow]: { gap: 0 } },
});

export const slot = recipe({
  base: { display: "flex" },
  variants: {
    shows: {
      always: {},
      wide: { "@container": { [narrow]: { display: "none" } } },
      narrow: {
        display: "none",
        "@container": { [narrow]: { display: "flex" } },
      },
    },
  },
});

export const gap = style({
  display: "grid",
  placeItems: "center",
  minInlineSize: "1.5rem",
  minBlockSize: vars.size.control,
  color: vars.color.text.quiet,
});

export const step = recipe({
  base: [
    focusRing,
    tabular,
    {
      display: "inline-grid",
      placeItems: "center",
      minInlineSize: vars.size.control,
      minBlockSize: vars.size.control,
      margin: 0,
      paddingBlock: 0,
      paddingInline: vars.space.x2,
      borderWidth: vars.border.thin,
      borderStyle: "solid",
      borderColor: "transparent",
      borderRadius: vars.radius.control,
      backgroundColor: "transparent",
      color: vars.color.text.primary,
      fontFamily: "inherit",
      fontSize: vars.text.x3,
      lineHeight: 1,
      textDecoration: "none",
      cursor: "pointer",
      touchAction: "manipulation",
      WebkitTapHighlightColor: "transparent",
      selectors: {
        "&:disabled": {
          color: vars.color.text.disabled,
          cursor: "not-allowed",
        },
        "&:active:not(:disabled)": {
          backgroundColor: vars.color.surface.pressed,
        },
      },
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover:not(:disabled):not(:active)": {
              backgroundColor: vars.color.surface.hover,
              transition: `background-color ${vars.motion.quick} ${vars.motion.easing}`,
            },
          },
        },
      },
    },
  ],
  variants: {
    selected: {
      true: {
        fontWeight: vars.weight.strong,
        selectors: {
          "&, &:hover:not(:disabled):not(:active), &:active:not(:disabled)": {
            backgroundColor: vars.color.accent.fill,
            color: vars.color.accent.onFill,
          },
        },
        "@media": {
          [media.forced]: { borderColor: "Highlight", borderWidth: "2px" },
        },
      },
      false: {},
    },
  },
});

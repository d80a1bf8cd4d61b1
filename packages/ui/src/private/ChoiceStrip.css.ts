import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing } from "../styles/focus.css.ts";
import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";
import { bleed } from "./bleed.css.ts";

const fadeBefore = createVar();
const fadeAfter = createVar();
/* Any opaque colour works: a mask only uses the alpha channel. */
const solid = vars.color.text.primary;
const fade = (towards: string) =>
  `linear-gradient(to ${towards}, transparent, ${solid} ${fadeBefore}, ${solid} calc(100% - ${fadeAfter}), transparent)`;

/* At least enough room for a focus ring; the choices themselves are aligned with the rest of the page. */
const aside = `max(${vars.space.x1}, ${bleed})`;

export const room = style({ position: "relative", minInlineSize: 0 });

export const strip = recipe({
  base: {
    display: "flex",
    gap: vars.space.x2,
    marginBlock: `calc(${vars.space.x1} * -1)`,
    marginInline: `calc(${aside} * -1)`,
    paddingBlock: vars.space.x1,
    paddingInline: aside,
    scrollPaddingInline: vars.space.x12,
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    listStyle: "none",
    maskImage: fade("right"),
    selectors: {
      "&:dir(rtl)": { maskImage: fade("left") },
      "&::-webkit-scrollbar": { display: "none" },
    },
  },
  variants: {
    before: {
      true: { vars: { [fadeBefore]: "2.5rem" } },
      false: { vars: { [fadeBefore]: "0px" } },
    },
    after: {
      true: { vars: { [fadeAfter]: "2.5rem" } },
      false: { vars: { [fadeAfter]: "0px" } },
    },
  },
});

export const place = style({ flexShrink: 0 });

export const choice = recipe({
  base: [
    focusRing,
    {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      boxSizing: "border-box",
      gap: vars.space.x2,
      blockSize: "100%",
      border: `${vars.border.thin} solid transparent`,
      fontFamily: "inherit",
      fontSize: vars.text.x2,
      fontWeight: vars.weight.strong,
      lineHeight: vars.leading.body,
      textDecoration: "none",
      whiteSpace: "nowrap",
      cursor: "pointer",
      backgroundColor: vars.color.surface.raised,
      color: vars.color.text.primary,
      WebkitTapHighlightColor: "transparent",
      ":active": { backgroundColor: vars.color.surface.pressed },
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover": { backgroundColor: vars.color.surface.hover },
          },
        },
        [media.forced]: { borderColor: "currentColor" },
      },
    },
  ],
  variants: {
    look: {
      type: {
        minBlockSize: vars.size.control,
        paddingInline: `${vars.space.x3} ${vars.space.x4}`,
        borderRadius: vars.radius.pill,
      },
      vendor: {
        position: "relative",
        minBlockSize: "3.5rem",
        minInlineSize: "6.5rem",
        paddingInline: vars.space.x3,
        borderRadius: vars.radius.control,
      },
      classify: {
        minBlockSize: "2.25rem",
        paddingInline: vars.space.x4,
        borderRadius: vars.radius.pill,
        "@media": { [media.coarse]: { minBlockSize: vars.size.control } },
      },
    },
    selected: {
      true: {
        "@media": {
          [media.forced]: {
            borderColor: "Highlight",
            borderWidth: vars.border.strong,
          },
        },
      },
      false: {},
    },
  },
  compoundVariants: [
    {
      variants: { look: "type", selected: true },
      style: {
        backgroundColor: vars.color.accent.fill,
        color: vars.color.accent.onFill,
        selectors: {
          "&:hover, &:active": { backgroundColor: vars.color.accent.fillHover },
        },
      },
    },
    {
      variants: { look: "vendor", selected: true },
      style: {
        borderColor: vars.color.accent.text,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent.text}`,
      },
    },
    {
      variants: { look: "classify", selected: true },
      style: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        borderColor: vars.color.accent.text,
        selectors: {
          "&:hover, &:active": { backgroundColor: vars.color.accent.soft },
        },
      },
    },
  ],
});

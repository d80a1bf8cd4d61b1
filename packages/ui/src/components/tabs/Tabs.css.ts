import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const list = recipe({
  base: {
    display: "flex",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "none",
    scrollSnapType: "x proximity",
  },
  variants: {
    variant: {
      line: {
        gap: vars.space.x4,
        boxShadow: `inset 0 calc(-1 * ${vars.border.thin}) 0 ${vars.color.line.subtle}`,
      },
      segment: {
        gap: vars.space.x1,
        padding: vars.space.x1,
        borderRadius: `calc(${vars.radius.control} + ${vars.space.x1})`,
        backgroundColor: vars.color.surface.sunken,
      },
    },
  },
});

export const tab = recipe({
  base: [
    focusRingInset,
    {
      position: "relative",
      flexShrink: 0,
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: vars.space.x2,
      margin: 0,
      border: 0,
      backgroundColor: "transparent",
      color: vars.color.text.quiet,
      fontFamily: "inherit",
      fontSize: vars.text.x3,
      fontWeight: vars.weight.strong,
      lineHeight: 1.25,
      whiteSpace: "nowrap",
      cursor: "pointer",
      scrollSnapAlign: "start",
      touchAction: "manipulation",
      WebkitTapHighlightColor: "transparent",
      selectors: {
        "&:disabled": {
          color: vars.color.text.disabled,
          cursor: "not-allowed",
        },
        "&[data-state=active]": { color: vars.color.text.primary },
      },
      "@media": {
        [media.hover]: {
          selectors: {
            "&:hover:not(:disabled)": { color: vars.color.text.primary },
          },
        },
      },
    },
  ],
  variants: {
    variant: {
      line: {
        minBlockSize: vars.size.control,
        paddingInline: vars.space.x1,
        borderRadius: "0.25rem",
        "::after": {
          content: "",
          position: "absolute",
          insetInline: 0,
          insetBlockEnd: 0,
          blockSize: "2px",
          borderRadius: vars.radius.pill,
          backgroundColor: vars.color.accent.text,
          transform: "scaleX(0)",
        },
        selectors: {
          "&[data-state=active]::after": { transform: "none" },
        },
        "@media": {
          [media.moving]: {
            "::after": {
              transition: `transform ${vars.motion.base} ${vars.motion.easing}`,
            },
          },
          [media.forced]: {
            "::after": { backgroundColor: "Highlight" },
          },
        },
      },
      segment: {
        flex: "1 0 auto",
        minBlockSize: vars.size.control,
        paddingInline: vars.space.x4,
        borderRadius: vars.radius.control,
        selectors: {
          "&[data-state=active]": {
            backgroundColor: vars.color.surface.overlay,
            boxShadow: vars.shadow.raised,
          },
        },
        "@media": {
          [media.forced]: {
            selectors: {
              "&[data-state=active]": {
                outline: "2px solid Highlight",
                outlineOffset: "-2px",
              },
            },
          },
        },
      },
    },
  },
});

export const panel = style([
  focusRing,
  {
    paddingBlockStart: vars.space.x4,
    borderRadius: vars.radius.control,
    selectors: { "&[hidden]": { display: "none" } },
  },
]);

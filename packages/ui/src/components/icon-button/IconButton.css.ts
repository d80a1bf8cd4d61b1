import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { answering, usable } from "../../private/answering.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { vars } from "../../styles/vars.css.ts";

const square = (length: string) => ({ inlineSize: length, blockSize: length });

export const iconButton = recipe({
  base: [
    focusRing,
    fingerTarget,
    {
      display: "inline-grid",
      placeItems: "center",
      flexShrink: 0,
      margin: 0,
      padding: 0,
      borderWidth: vars.border.thin,
      borderStyle: "solid",
      borderColor: "transparent",
      borderRadius: vars.radius.pill,
      textDecoration: "none",
      cursor: "pointer",
      touchAction: "manipulation",
      WebkitTapHighlightColor: "transparent",
      selectors: {
        "&:disabled, &[aria-disabled=true]:not([aria-busy=true])": {
          cursor: "not-allowed",
          color: vars.color.text.disabled,
        },
        "&[aria-busy=true]": { cursor: "progress" },
      },
      "@media": {
        [media.moving]: {
          transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
          selectors: { [`&${usable}:active`]: { transform: "scale(0.92)" } },
        },
        [media.forced]: { borderColor: "currentColor" },
      },
    },
  ],
  variants: {
    variant: {
      quiet: [
        answering(
          "transparent",
          vars.color.surface.hover,
          vars.color.surface.pressed,
        ),
        { color: vars.color.text.primary },
      ],
      soft: [
        answering(
          vars.color.surface.hover,
          vars.color.surface.pressed,
          vars.color.surface.pressed,
        ),
        { color: vars.color.text.primary },
      ],
      outline: [
        answering(
          "transparent",
          vars.color.surface.hover,
          vars.color.surface.pressed,
        ),
        {
          color: vars.color.text.primary,
          borderColor: vars.color.line.control,
        },
      ],
      solid: [
        answering(
          vars.color.accent.fill,
          vars.color.accent.fillHover,
          vars.color.accent.fillPressed,
        ),
        { color: vars.color.accent.onFill },
      ],
      art: [
        answering(
          vars.color.art.control,
          vars.color.art.control,
          vars.color.art.control,
        ),
        { color: vars.color.art.onControl },
      ],
    },
    size: {
      small: square(vars.size.controlSmall),
      medium: square(vars.size.control),
      large: square(vars.size.controlLarge),
    },
    selected: {
      true: {},
      false: {},
    },
  },
  compoundVariants: [
    ...(["quiet", "soft", "outline"] as const).map((variant) => ({
      variants: { variant, selected: true },
      style: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
        "@media": {
          [media.forced]: {
            borderColor: "Highlight",
            borderWidth: vars.border.strong,
          },
        },
      },
    })),
    ...(["soft", "solid"] as const).map((variant) => ({
      variants: { variant },
      style: {
        selectors: {
          "&:disabled": { backgroundColor: vars.color.surface.sunken },
        },
      },
    })),
  ],
});

/** Holds the count at the corner. */
export const corner = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "flex",
  pointerEvents: "none",
});

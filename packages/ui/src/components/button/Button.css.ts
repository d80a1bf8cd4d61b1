import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { answering, usable } from "../../private/answering.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { fingerTarget } from "../../styles/target.css.ts";
import { vars } from "../../styles/vars.css.ts";

const fill = createVar();
const fillHover = createVar();
const fillPressed = createVar();
const onFill = createVar();
const soft = createVar();
const softHover = createVar();
const onSoft = createVar();
const text = createVar();

const beam = (x: string, colour: string) =>
  `${x} 0.5rem 1.25rem -0.75rem color-mix(in oklab, ${colour} 65%, transparent)`;
const light = beam("0", vars.color.glow.first);
const aurora = `${beam("-0.5rem", vars.color.glow.first)}, ${beam("0.5rem", vars.color.glow.second)}`;

export const button = recipe({
  base: [
    focusRing,
    {
      position: "relative",
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      maxInlineSize: "100%",
      margin: 0,
      borderWidth: vars.border.thin,
      borderStyle: "solid",
      borderColor: "transparent",
      borderRadius: vars.radius.control,
      fontFamily: "inherit",
      fontWeight: vars.weight.strong,
      lineHeight: 1.25,
      textAlign: "center",
      textDecoration: "none",
      cursor: "pointer",
      userSelect: "none",
      touchAction: "manipulation",
      WebkitTapHighlightColor: "transparent",
      selectors: {
        "&:disabled, &[aria-disabled=true]": { cursor: "not-allowed" },
        "&[aria-busy=true]": { cursor: "progress" },
      },
      "@media": {
        [media.moving]: {
          transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
          selectors: { [`&${usable}:active`]: { transform: "scale(0.975)" } },
        },
        [media.forced]: {
          borderColor: "currentColor",
          selectors: {
            "&:disabled, &[aria-disabled=true]": { color: "GrayText" },
            "&[aria-pressed=true]": {
              outline: "2px solid Highlight",
              outlineOffset: "-2px",
            },
          },
        },
      },
    },
  ],
  variants: {
    tone: {
      accent: {
        vars: {
          [fill]: vars.color.accent.fill,
          [fillHover]: vars.color.accent.fillHover,
          [fillPressed]: vars.color.accent.fillPressed,
          [onFill]: vars.color.accent.onFill,
          [soft]: vars.color.accent.soft,
          [softHover]: `color-mix(in oklab, ${vars.color.accent.soft} 88%, ${vars.color.accent.fill})`,
          [onSoft]: vars.color.accent.onSoft,
          [text]: vars.color.accent.text,
        },
      },
      neutral: {
        vars: {
          [fill]: vars.color.text.primary,
          [fillHover]: `color-mix(in oklab, ${vars.color.text.primary} 90%, ${vars.color.surface.page})`,
          [fillPressed]: `color-mix(in oklab, ${vars.color.text.primary} 82%, ${vars.color.surface.page})`,
          [onFill]: vars.color.surface.page,
          [soft]: vars.color.surface.pressed,
          [softHover]: `color-mix(in oklab, ${vars.color.surface.pressed} 92%, ${vars.color.text.primary})`,
          [onSoft]: vars.color.text.primary,
          [text]: vars.color.text.primary,
        },
      },
      danger: {
        vars: {
          [fill]: vars.color.danger.fill,
          [fillHover]: `color-mix(in oklab, ${vars.color.danger.fill} 92%, ${vars.color.surface.page})`,
          [fillPressed]: `color-mix(in oklab, ${vars.color.danger.fill} 86%, ${vars.color.surface.page})`,
          [onFill]: vars.color.danger.onFill,
          [soft]: vars.color.danger.soft,
          [softHover]: `color-mix(in oklab, ${vars.color.danger.soft} 88%, ${vars.color.danger.fill})`,
          [onSoft]: vars.color.danger.onSoft,
          [text]: vars.color.danger.text,
        },
      },
    },
    variant: {
      solid: [answering(fill, fillHover, fillPressed), { color: onFill }],
      soft: [answering(soft, softHover, softHover), { color: onSoft }],
      outline: [
        answering(
          "transparent",
          vars.color.surface.hover,
          vars.color.surface.pressed,
        ),
        { color: text, borderColor: vars.color.line.control },
      ],
      quiet: [
        answering(
          "transparent",
          vars.color.surface.hover,
          vars.color.surface.pressed,
        ),
        { color: text },
      ],
    },
    size: {
      small: [
        fingerTarget,
        {
          minBlockSize: vars.size.controlSmall,
          paddingInline: vars.space.x3,
          paddingBlock: vars.space.x1,
          fontSize: vars.text.x2,
        },
      ],
      medium: {
        minBlockSize: vars.size.control,
        paddingInline: vars.space.x4,
        paddingBlock: vars.space.x2,
        fontSize: vars.text.x3,
      },
      large: {
        minBlockSize: vars.size.controlLarge,
        paddingInline: vars.space.x6,
        paddingBlock: vars.space.x2,
        fontSize: vars.text.x3,
      },
    },
    wide: {
      true: { inlineSize: "100%" },
      false: {},
    },
  },
  compoundVariants: [
    /* Solid accent buttons have the brand's glow: one of its two tones, and both for the main action of a screen. */
    ...(["small", "medium", "large"] as const).map((size) => ({
      variants: { tone: "accent" as const, variant: "solid" as const, size },
      style: {
        selectors: {
          [`&${usable}:not(:focus-visible)`]: {
            boxShadow: size === "large" ? aurora : light,
          },
        },
      },
    })),
    ...(["solid", "soft"] as const).map((variant) => ({
      variants: { variant },
      style: {
        selectors: {
          "&:disabled, &[aria-disabled=true]:not([aria-busy=true])": {
            backgroundColor: vars.color.surface.sunken,
            color: vars.color.text.disabled,
          },
        },
      },
    })),
    ...(["outline", "quiet"] as const).map((variant) => ({
      variants: { variant },
      style: {
        selectors: {
          "&:disabled, &[aria-disabled=true]:not([aria-busy=true])": {
            borderColor:
              variant === "outline" ? vars.color.line.subtle : "transparent",
            color: vars.color.text.disabled,
          },
        },
      },
    })),
  ],
});

/* While loading, the label keeps its space, so that the button keeps its width. */
export const content = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space.x2,
    minInlineSize: 0,
    overflowWrap: "anywhere",
  },
  variants: { busy: { true: { opacity: 0 }, false: {} } },
});

export const busyMark = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
});

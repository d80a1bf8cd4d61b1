import { style } from "@vanilla-extract/css";
import { focusRing } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

export const skipLink = style([
  focusRing,
  {
    position: "fixed",
    insetBlockStart: `max(${vars.space.x2}, env(safe-area-inset-top))`,
    insetInlineStart: vars.space.x2,
    zIndex: 100,
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: vars.size.control,
    paddingInline: vars.space.x4,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.overlay,
    color: vars.color.accent.text,
    fontWeight: vars.weight.strong,
    textDecoration: "none",
    selectors: {
      "&:not(:focus)": { transform: "translateY(-200%)" },
      "&:focus": {
        boxShadow: `0 0 0 2px ${vars.color.focus.gap}, ${vars.shadow.floating}`,
      },
    },
    "@media": {
      [media.moving]: {
        transition: `transform ${vars.motion.quick} ${vars.motion.easing}`,
      },
    },
  },
]);

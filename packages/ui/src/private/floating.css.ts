import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../styles/media.ts";
import { vars } from "../styles/vars.css.ts";
import { stacking } from "./stacking.ts";

const appear = keyframes({
  from: { opacity: 0, transform: "translateY(var(--from, -4px)) scale(0.98)" },
});
const vanish = keyframes({ to: { opacity: 0 } });

/**
 * Common style of menus, popovers and pick lists: a surface that floats over the page, and the direction it opens
 * from.
 */
export const floating = style({
  boxSizing: "border-box",
  minInlineSize: "12rem",
  maxInlineSize: "min(24rem, calc(100vw - 16px))",
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.primary,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  overscrollBehavior: "contain",
  zIndex: stacking.floating,
  selectors: {
    "&:focus": { outline: "none" },
    '&[data-side="top"]': { vars: { "--from": "4px" } },
  },
  "@media": {
    [media.moving]: {
      selectors: {
        '&[data-state="open"], &[data-state="delayed-open"]': {
          animation: `${appear} ${vars.motion.base} ${vars.motion.easing}`,
        },
        '&[data-state="closed"]': {
          animation: `${vanish} ${vars.motion.quick} ${vars.motion.easing} forwards`,
        },
      },
    },
  },
});

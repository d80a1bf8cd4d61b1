import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { stacking } from "../stacking.ts";

const veil = keyframes({ from: { opacity: 0 } });
const unveil = keyframes({ to: { opacity: 0 } });

export const backdrop = style({
  position: "fixed",
  inset: 0,
  zIndex: stacking.dialog,
  backgroundColor: vars.color.backdrop,
  selectors: {
    /* A second backdrop over the first would be too dark. */
    '[data-veil][data-state="open"] ~ &': { opacity: 0.6 },
  },
  "@media": {
    [media.moving]: {
      animation: `${veil} ${vars.motion.base} ${vars.motion.easing}`,
      selectors: {
        '&[data-state="closed"]': {
          animation: `${unveil} ${vars.motion.quick} ${vars.motion.easing} forwards`,
        },
      },
    },
  },
});

export const panel = style({
  position: "fixed",
  zIndex: stacking.dialog,
  boxSizing: "border-box",
  outline: "none",
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.overlay,
  overscrollBehavior: "contain",
  "@media": {
    /* Forced colours remove shadows and tinted surfaces, so the edge must be drawn. */
    [media.forced]: { border: `${vars.border.strong} solid CanvasText` },
  },
});

/** On <html> while a dialog is open: prevents the page from scrolling. */
export const locked = style({ overflow: "hidden" });

/*
 * Radix takes presses away from the body, which all elements inherit: a browser would style the whole page again before
 * the dialog is seen. The backdrop takes them already. As a variable, since typed properties know no "!important".
 */
globalStyle(`${locked} > body`, {
  vars: { "pointer-events": "auto !important" },
});

/** Also on <html> if the scrollbar takes space, so that the page does not shift when the bar disappears. */
export const gutter = style({ scrollbarGutter: "stable" });

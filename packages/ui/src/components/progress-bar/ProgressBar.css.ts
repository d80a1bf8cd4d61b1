import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const sweep = keyframes({
  from: { transform: "translateX(-110%)" },
  to: { transform: "translateX(260%)" },
});
const sweepBack = keyframes({
  from: { transform: "translateX(110%)" },
  to: { transform: "translateX(-260%)" },
});
const breathe = keyframes({ "50%": { opacity: 0.35 } });

/* Unknown progress: a light sweeps across; with reduced motion, the whole track pulses. */
export const unknown = style({
  "@media": {
    [media.moving]: {
      inlineSize: "40%",
      animation: `${sweep} 1.6s ${vars.motion.easing} infinite`,
      selectors: { "&:dir(rtl)": { animationName: sweepBack } },
    },
    [media.still]: {
      inlineSize: "100%",
      animation: `${breathe} 1600ms ${vars.motion.easing} infinite`,
    },
  },
});

import { keyframes, style } from "@vanilla-extract/css";
import { media } from "@foyer/ui/styles/media";
import { vars } from "@foyer/ui/styles/vars.css";

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.45 } });

export const screen = style({
  display: "grid",
  placeContent: "center",
  minBlockSize: "100dvh",
  color: vars.color.text.primary,
  "@media": {
    // Only what takes long is seen to breathe.
    [media.moving]: {
      animation: `${breathe} 900ms ease-in-out 600ms infinite alternate`,
    },
  },
});

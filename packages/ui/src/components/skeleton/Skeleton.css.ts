import { keyframes } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const pass = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(100%)" },
});
const passBack = keyframes({
  from: { transform: "translateX(100%)" },
  to: { transform: "translateX(-100%)" },
});

/*
 * As high as the line it replaces, but drawn as high as its letters. Not with margins: those of two lines would
 * collapse, and the loaded text would push down the content below.
 */
const letters = (size: string, leading: string) =>
  ({
    blockSize: `calc(${size} * ${leading})`,
    clipPath: `inset(calc(${size} * (${leading} - 0.75) / 2) 0 round 0.25rem)`,
    "@media": { [media.forced]: { clipPath: "none", borderRadius: "0.25rem" } },
  }) as const;

export const skeleton = recipe({
  base: {
    position: "relative",
    display: "block",
    overflow: "hidden",
    backgroundColor: vars.color.skeleton,
    "@media": {
      [media.moving]: {
        // Out of view it does not move: a lobby has a hundred of them.
        contentVisibility: "auto",
        "::after": {
          content: "",
          position: "absolute",
          inset: 0,
          backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.skeletonGlint}, transparent)`,
          animation: `${pass} 1600ms ${vars.motion.easing} infinite`,
        },
        selectors: { "&:dir(rtl)::after": { animationName: passBack } },
      },
      [media.forced]: { border: "1px solid GrayText" },
    },
  },
  variants: {
    shape: {
      text: letters(vars.text.x3, vars.leading.body),
      small: letters(vars.text.x2, vars.leading.body),
      caption: letters(vars.text.x1, vars.leading.body),
      heading: letters(vars.text.x5, vars.leading.tight),
      control: {
        blockSize: vars.size.control,
        borderRadius: vars.radius.control,
      },
      block: { blockSize: "100%", borderRadius: vars.radius.card },
      card: { aspectRatio: "3 / 4", borderRadius: vars.radius.card },
      banner: { aspectRatio: "16 / 9", borderRadius: vars.radius.panel },
      circle: { aspectRatio: "1", borderRadius: "50%" },
    },
    width: {
      quarter: { inlineSize: "25%" },
      half: { inlineSize: "50%" },
      most: { inlineSize: "75%" },
      full: { inlineSize: "100%" },
      control: { inlineSize: vars.size.control },
    },
  },
});

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

/* Letters stand in the middle of their line, so the bar is lower than the line and keeps its room around it. */
const letters = (size: string, leading: string) =>
  ({
    blockSize: `calc(${size} * 0.75)`,
    marginBlock: `calc((${size} * ${leading} - ${size} * 0.75) / 2)`,
    borderRadius: "0.25rem",
  }) as const;

export const skeleton = recipe({
  base: {
    position: "relative",
    display: "block",
    overflow: "hidden",
    backgroundColor: vars.color.skeleton,
    "@media": {
      [media.moving]: {
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

import { keyframes, style } from "@vanilla-extract/css";
import { media } from "../../styles/media.ts";
import { headingSize } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { narrow } from "./centreWidth.ts";

const rise = keyframes({
  from: { opacity: 0, transform: "translateY(12px) scale(0.985)" },
});
const fall = keyframes({
  to: { opacity: 0, transform: "translateY(8px) scale(0.985)" },
});

export const dialog = style({
  inset: 0,
  margin: "auto",
  display: "flex",
  inlineSize: `min(84rem, calc(100% - ${vars.space.x8}))`,
  blockSize: `min(60rem, calc(100dvh - ${vars.space.x8}))`,
  borderRadius: vars.radius.panel,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  "@media": {
    [media.moving]: {
      animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}`,
      selectors: {
        '&[data-state="closed"]': {
          animation: `${fall} ${vars.motion.quick} ${vars.motion.easing} forwards`,
        },
      },
    },
    [media.phone]: {
      inlineSize: "100%",
      blockSize: "100dvh",
      border: "none",
      borderRadius: 0,
    },
  },
});

/* As high as the header of the page beside it, so that both names are on one line. */
export const title = style([
  headingSize.x4,
  {
    display: "flex",
    alignItems: "center",
    boxSizing: "border-box",
    minBlockSize: "4.5rem",
    margin: 0,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x3,
    overflowWrap: "anywhere",
    "@container": {
      [narrow]: {
        minBlockSize: `calc(${vars.size.control} + 2 * ${vars.space.x2})`,
        paddingInline: `0 ${vars.size.control}`,
        fontSize: vars.text.x5,
      },
    },
  },
]);

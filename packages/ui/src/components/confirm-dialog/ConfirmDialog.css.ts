import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "scale(0.96)" } });
const fall = keyframes({ to: { opacity: 0, transform: "scale(0.98)" } });

export const panel = style({
  inset: 0,
  margin: "auto",
  blockSize: "fit-content",
  inlineSize: "min(25rem, calc(100% - 32px))",
  maxBlockSize: "calc(100dvh - 32px)",
  overflowY: "auto",
  padding: vars.space.x6,
  borderRadius: vars.radius.panel,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  "@media": {
    [media.moving]: {
      animation: `${rise} ${vars.motion.base} ${vars.motion.easing}`,
      selectors: {
        '&[data-state="closed"]': {
          animation: `${fall} ${vars.motion.quick} ${vars.motion.easing} forwards`,
        },
      },
    },
  },
});

export const sign = recipe({
  base: {
    display: "inline-flex",
    padding: vars.space.x3,
    marginBlockEnd: vars.space.x4,
    borderRadius: vars.radius.pill,
  },
  variants: {
    tone: {
      accent: {
        backgroundColor: vars.color.accent.soft,
        color: vars.color.accent.onSoft,
      },
      danger: {
        backgroundColor: vars.color.danger.soft,
        color: vars.color.danger.onSoft,
      },
    },
  },
});

export const title = style({ margin: 0, overflowWrap: "anywhere" });

export const message = style({
  margin: 0,
  marginBlockStart: vars.space.x2,
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
});

/** Of equal weight side by side; one above the other where the words are long. */
export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))",
  gap: vars.space.x3,
  marginBlockStart: vars.space.x6,
});

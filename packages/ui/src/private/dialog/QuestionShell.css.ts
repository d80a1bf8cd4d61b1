import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "scale(0.96)" } });
const fall = keyframes({ to: { opacity: 0, transform: "scale(0.98)" } });

export const panel = style({
  inset: 0,
  margin: "auto",
  display: "flex",
  flexDirection: "column",
  blockSize: "fit-content",
  inlineSize: "min(25rem, calc(100% - 32px))",
  maxBlockSize: "calc(100dvh - 32px)",
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

/** Scrolls if the text is longer than the screen, so that the buttons below stay visible. */
export const words = style([
  focusRingInset,
  {
    flex: "0 1 auto",
    minBlockSize: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    paddingBlock: `${vars.space.x6} 0`,
    paddingInline: vars.space.x6,
    borderStartStartRadius: "inherit",
    borderStartEndRadius: "inherit",
  },
]);

export const sign = recipe({
  base: {
    display: "inline-flex",
    padding: vars.space.x3,
    marginBlockEnd: vars.space.x4,
    borderRadius: vars.radius.pill,
    "@media": { [media.forced]: { border: "1px solid currentColor" } },
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

/** Equal weight side by side; stacked as soon as a label would wrap. */
export const answers = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "none",
  gap: vars.space.x3,
  hyphens: "auto",
  paddingBlock: `${vars.space.x6} max(${vars.space.x6}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.x6,
});

globalStyle(`${answers} > *`, {
  flex: "1 1 9rem",
  minInlineSize: "fit-content",
});

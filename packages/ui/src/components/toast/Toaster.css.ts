import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { stacking } from "../../private/stacking.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const enterTop = keyframes({
  from: { opacity: 0, transform: "translateY(-12px)" },
});
const enterEnd = keyframes({
  from: { opacity: 0, transform: "translateY(12px)" },
});
const leave = keyframes({ to: { opacity: 0, transform: "scale(0.98)" } });

export const viewport = style({
  position: "fixed",
  zIndex: stacking.toast,
  insetBlockStart: `max(${vars.space.x2}, env(safe-area-inset-top))`,
  insetInline: vars.space.x2,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: "none",
  outline: "none",
  pointerEvents: "none",
  "@media": {
    [media.tablet]: {
      insetBlockStart: "auto",
      insetBlockEnd: vars.space.x6,
      insetInlineStart: "auto",
      insetInlineEnd: vars.space.x6,
      inlineSize: "24rem",
    },
  },
});

export const toast = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x3,
  boxSizing: "border-box",
  minBlockSize: "56px",
  paddingBlock: vars.space.x2,
  paddingInline: `${vars.space.x3} ${vars.space.x2}`,
  backgroundColor: vars.color.surface.overlay,
  color: vars.color.text.primary,
  border: `${vars.border.thin} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  /* A dialog blocks the pointer everywhere outside it; a message above it stays usable. */
  pointerEvents: "auto",
  selectors: {
    '&[data-swipe="move"]': {
      transform: "translateX(var(--radix-toast-swipe-move-x))",
    },
    '&[data-swipe="cancel"]': { transform: "none" },
  },
  "@media": {
    [media.moving]: {
      animation: `${enterTop} ${vars.motion.base} ${vars.motion.easing}`,
      selectors: {
        '&[data-state="closed"]': {
          animation: `${leave} ${vars.motion.quick} ${vars.motion.easing} forwards`,
        },
      },
    },
    [`${media.tablet} and ${media.moving}`]: {
      animationName: enterEnd,
      selectors: { '&[data-state="closed"]': { animationName: leave } },
    },
  },
});

export const sign = recipe({
  base: {
    display: "inline-flex",
    flex: "none",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: vars.radius.pill,
  },
  variants: {
    tone: {
      neutral: {
        backgroundColor: vars.color.surface.hover,
        color: vars.color.text.primary,
      },
      success: {
        backgroundColor: vars.color.success.soft,
        color: vars.color.success.onSoft,
      },
      warning: {
        backgroundColor: vars.color.warning.soft,
        color: vars.color.warning.onSoft,
      },
      danger: {
        backgroundColor: vars.color.danger.soft,
        color: vars.color.danger.onSoft,
      },
      info: {
        backgroundColor: vars.color.info.soft,
        color: vars.color.info.onSoft,
      },
    },
  },
});

export const text = style({
  flex: 1,
  minInlineSize: 0,
  /* Longer messages are truncated visually, but announced in full. */
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 6,
  overflow: "hidden",
  fontSize: vars.text.x2,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
});

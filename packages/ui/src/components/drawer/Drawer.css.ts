import { keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

/* Transforms have no inline direction, so the sign depends on the direction. */
const slideIn = keyframes({
  from: { transform: "translateX(calc(var(--way) * 100%))" },
});
const slideOut = keyframes({
  to: { transform: "translateX(calc(var(--way) * 100%))" },
});

export const panel = recipe({
  base: {
    insetBlock: 0,
    display: "flex",
    flexDirection: "column",
    inlineSize: "min(20rem, calc(100% - 48px))",
    "@media": {
      [media.moving]: {
        animation: `${slideIn} ${vars.motion.slow} ${vars.motion.easing}`,
        selectors: {
          '&[data-state="closed"]': {
            animation: `${slideOut} ${vars.motion.base} ${vars.motion.easing} forwards`,
          },
        },
      },
    },
  },
  variants: {
    side: {
      start: {
        insetInlineStart: 0,
        borderStartEndRadius: vars.radius.panel,
        borderEndEndRadius: vars.radius.panel,
        vars: { "--way": "-1" },
        selectors: { "&:dir(rtl)": { vars: { "--way": "1" } } },
      },
      end: {
        insetInlineEnd: 0,
        borderStartStartRadius: vars.radius.panel,
        borderEndStartRadius: vars.radius.panel,
        vars: { "--way": "1" },
        selectors: { "&:dir(rtl)": { vars: { "--way": "-1" } } },
      },
    },
  },
});

export const header = style({
  display: "flex",
  alignItems: "flex-start",
  flex: "none",
  gap: vars.space.x3,
  boxSizing: "border-box",
  minBlockSize: vars.size.header,
  /* The close button is centred in a header of one line. */
  paddingBlock: `max(${vars.space.x1}, calc((${vars.size.header} - ${vars.size.control}) / 2)) ${vars.space.x2}`,
  paddingInline: `${vars.space.x4} ${vars.space.x2}`,
});

export const title = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  /* The first line is level with the close button, however many follow. */
  paddingBlockStart: `max(0px, calc((${vars.size.control} - 1lh) / 2))`,
  overflowWrap: "anywhere",
});

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingInline: vars.space.x4,
  paddingBlockEnd: `max(${vars.space.x4}, env(safe-area-inset-bottom))`,
  /* A menu inside has the drawer's background and fills its width, so that no edge of its own is visible. */
  vars: {
    [vars.color.surface.raised]: vars.color.surface.overlay,
    [vars.size.sideMenu]: "100%",
  },
  selectors: {
    /* A menu has its own padding around its entries. */
    "&:has(nav)": { paddingInline: 0 },
  },
});

import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";

const rise = keyframes({
  from: { opacity: 0, transform: "translateY(12px) scale(0.985)" },
});
const fall = keyframes({
  to: { opacity: 0, transform: "translateY(8px) scale(0.985)" },
});
const slideUp = keyframes({
  from: { transform: "translateY(32px)", opacity: 0 },
});

/* A strip of the page stays visible above a sheet, for orientation. */
const sheet = {
  "@media": {
    [media.phone]: { maxBlockSize: `calc(100dvh - ${vars.space.x8})` },
  },
} as const;

const wideRoom = `min(calc(100dvh - ${vars.space.x16}), 52rem)`;

export const panel = recipe({
  base: {
    /* Centred by auto margins: a transform would make the panel the containing block of fixed elements inside. */
    inset: 0,
    margin: "auto",
    blockSize: "fit-content",
    maxBlockSize: wideRoom,
    display: "flex",
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
        maxInlineSize: "none",
        marginBlockEnd: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderInline: "none",
        borderBlockEnd: "none",
      },
      [`${media.phone} and ${media.moving}`]: {
        animationName: slideUp,
        selectors: { '&[data-state="closed"]': { animationName: fall } },
      },
    },
  },
  variants: {
    size: {
      small: [sheet, { inlineSize: "min(26rem, calc(100% - 32px))" }],
      medium: [sheet, { inlineSize: "min(36rem, calc(100% - 32px))" }],
      large: { inlineSize: "min(60rem, calc(100% - 32px))" },
      full: {
        inlineSize: `calc(100% - ${vars.space.x8})`,
        blockSize: `calc(100dvh - ${vars.space.x8})`,
        maxBlockSize: "none",
      },
    },
    tall: {
      true: {
        "@media": {
          [media.phone]: {
            inlineSize: "100%",
            blockSize: "100dvh",
            maxBlockSize: "none",
            borderRadius: 0,
            borderBlockStart: "none",
          },
        },
      },
    },
    illustrated: { true: {} },
  },
  compoundVariants: [
    {
      variants: { size: "small", illustrated: true },
      style: {
        "@media": {
          [media.desktop]: { inlineSize: "min(54rem, calc(100% - 32px))" },
        },
      },
    },
  ],
});

/** Clips the corners; the panel itself does not, since pick lists overflow it. */
export const frame = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: "hidden",
  borderRadius: "inherit",
  "@media": { [media.desktop]: { flexDirection: "row" } },
});

export const banner = style({
  display: "flex",
  flex: "none",
  overflow: "hidden",
  backgroundColor: vars.color.surface.sunken,
  "@media": {
    [media.desktop]: { inlineSize: "45%" },
    "(max-width: 63.99em)": { maxBlockSize: "22dvh" },
    "(max-height: 40em) and (max-width: 63.99em)": { display: "none" },
  },
});

globalStyle(`${banner} > img`, {
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const main = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const header = recipe({
  base: {
    display: "flex",
    alignItems: "flex-start",
    flex: "none",
    gap: vars.space.x3,
    paddingBlock: `${vars.space.x4} ${vars.space.x2}`,
    paddingInline: `${vars.space.x6} ${vars.space.x4}`,
    borderBlockEnd: `${vars.border.thin} solid transparent`,
    "@media": {
      [media.phone]: {
        paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
        paddingInlineStart: vars.space.x4,
      },
    },
  },
  variants: {
    scrolls: { true: { borderBlockEndColor: vars.color.line.subtle } },
  },
});

export const heading = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  minInlineSize: 0,
  gap: vars.space.x1,
  minBlockSize: vars.size.control,
});

export const title = style({
  margin: 0,
  /* The first line is aligned with the close button, however many follow. */
  paddingBlockStart: `max(0px, calc((${vars.size.control} - 1lh) / 2))`,
  overflowWrap: "anywhere",
});

export const description = style({
  margin: 0,
  color: vars.color.text.quiet,
  overflowWrap: "anywhere",
});

export const body = recipe({
  base: { flex: 1, minBlockSize: 0, overscrollBehavior: "contain" },
  variants: {
    footed: { true: {} },
    flush: {
      true: { display: "flex", overflow: "hidden" },
      false: {
        overflowY: "auto",
        paddingBlock: `${vars.space.x2} max(${vars.space.x6}, env(safe-area-inset-bottom))`,
        paddingInline: vars.space.x6,
        "@media": { [media.phone]: { paddingInline: vars.space.x4 } },
      },
    },
  },
  /* The footer sets the space above it. */
  compoundVariants: [
    {
      variants: { flush: false, footed: true },
      style: { paddingBlockEnd: vars.space.x3 },
    },
  ],
});

globalStyle(`${body.classNames.variants.flush.true} > *`, {
  display: "flex",
  flex: 1,
  minInlineSize: 0,
});

/** Space separates it from the content; a line is added only where the content scrolls below it. */
export const footer = recipe({
  base: {
    display: "flex",
    flexWrap: "wrap",
    flex: "none",
    justifyContent: "flex-end",
    gap: vars.space.x3,
    paddingBlock: `${vars.space.x3} max(${vars.space.x6}, env(safe-area-inset-bottom))`,
    paddingInline: vars.space.x6,
    borderBlockStart: `${vars.border.thin} solid transparent`,
    "@media": {
      [media.phone]: {
        paddingBlockEnd: `max(${vars.space.x4}, env(safe-area-inset-bottom))`,
        paddingInline: vars.space.x4,
      },
    },
  },
  variants: {
    scrolls: { true: { borderBlockStartColor: vars.color.line.subtle } },
  },
});

/* Equal width side by side; stacked as soon as a label would wrap. */
globalStyle(`${footer.classNames.base} > *`, {
  "@media": {
    [media.phone]: { flex: "1 1 8rem", minInlineSize: "fit-content" },
  },
});

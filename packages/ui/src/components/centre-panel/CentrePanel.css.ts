import { createVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { headingSize, textSize } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { narrow, wide } from "./centreWidth.ts";

const rise = keyframes({
  from: { opacity: 0, transform: "translateY(12px) scale(0.985)" },
});
const fall = keyframes({
  to: { opacity: 0, transform: "translateY(8px) scale(0.985)" },
});

/** What the heads stick below: the site's header, where the centre is a page under one. */
const stickAt = createVar();
/** Room on each side of the page. */
const side = createVar();

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

export const frame = recipe({
  base: {
    position: "relative",
    flex: 1,
    minInlineSize: 0,
    containerName: "centre",
    containerType: "inline-size",
    color: vars.color.text.primary,
    scrollMarginBlockStart: stickAt,
  },
  variants: {
    presentation: {
      dialog: {
        minBlockSize: 0,
        overflow: "hidden",
        borderRadius: "inherit",
        vars: { [stickAt]: "0px" },
      },
      page: { inlineSize: "100%" },
    },
    underHeader: {
      true: { vars: { [stickAt]: vars.size.header } },
      false: { vars: { [stickAt]: "0px" } },
    },
  },
});

export const layout = recipe({
  base: {
    "@container": {
      [wide]: {
        display: "grid",
        gridTemplateColumns: "minmax(15rem, 18rem) minmax(0, 1fr)",
      },
    },
  },
  variants: {
    presentation: { dialog: { blockSize: "100%" }, page: {} },
  },
});

/* Of list and page a narrow centre shows one. */
const oneAtATime = (shown: "list" | "page") =>
  ({
    "@container": {
      [narrow]: {
        selectors: {
          [`:not([data-shows="${shown}"]) > &`]: { display: "none" },
        },
      },
    },
  }) as const;

export const aside = recipe({
  base: [
    oneAtATime("list"),
    focusRingInset,
    {
      boxSizing: "border-box",
      minInlineSize: 0,
      overscrollBehavior: "contain",
      scrollbarWidth: "thin",
      backgroundColor: vars.color.surface.page,
      paddingBlockEnd: `max(${vars.space.x6}, env(safe-area-inset-bottom))`,
      "@container": {
        [wide]: { paddingInline: vars.space.x3 },
        [narrow]: { paddingInline: vars.space.x4 },
      },
    },
  ],
  variants: {
    presentation: {
      dialog: {
        overflowY: "auto",
        blockSize: "100%",
        "@container": {
          [wide]: {
            borderInlineEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
          },
        },
      },
      page: {
        "@container": {
          [wide]: {
            position: "sticky",
            insetBlockStart: stickAt,
            alignSelf: "start",
            overflowY: "auto",
            maxBlockSize: `calc(100dvb - ${stickAt})`,
          },
        },
      },
    },
  },
});

/* As high as the head of the page beside it, so that both names stand on one line. */
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

export const who = style({
  paddingBlockEnd: vars.space.x5,
  "@container": { [wide]: { paddingInline: vars.space.x3 } },
});

export const foot = style({
  marginBlockStart: vars.space.x5,
  "@container": { [wide]: { paddingInline: vars.space.x3 } },
});

export const main = recipe({
  base: [
    oneAtATime("page"),
    {
      minInlineSize: 0,
      vars: { [side]: vars.space.x4 },
      "@container": { [wide]: { vars: { [side]: vars.space.x8 } } },
    },
  ],
  variants: {
    presentation: {
      dialog: {
        display: "flex",
        flexDirection: "column",
        blockSize: "100%",
        minBlockSize: 0,
        backgroundColor: vars.color.surface.overlay,
      },
      page: { backgroundColor: vars.color.surface.page },
    },
  },
});

export const head = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    flex: "none",
    gap: vars.space.x2,
    boxSizing: "border-box",
    paddingBlock: vars.space.x2,
    borderBlockEnd: `${vars.border.thin} solid transparent`,
    "@container": {
      [wide]: { minBlockSize: "4.5rem", gap: vars.space.x4 },
      [narrow]: { flexWrap: "wrap" },
    },
  },
  variants: {
    presentation: {
      dialog: {},
      page: {
        position: "sticky",
        zIndex: 2,
        insetBlockStart: stickAt,
        backgroundColor: vars.color.surface.page,
      },
    },
    closes: {
      true: {
        paddingInline: `${side} calc(${side} + ${vars.size.control})`,
        "@container": {
          [narrow]: {
            paddingInlineEnd: `calc(${vars.size.control} + ${vars.space.x1})`,
          },
        },
      },
      false: { paddingInline: side },
    },
    lined: { true: { borderBlockEndColor: vars.color.line.subtle } },
  },
});

export const back = style({
  flex: "none",
  marginInlineStart: `calc(${vars.space.x3} * -1)`,
  "@container": { [wide]: { display: "none" } },
});

export const heading = style({ flex: 1, minInlineSize: 0 });

/* Focus is brought here when the page changes, so that its name is read; it is no control and shows no ring. */
export const pageTitle = style([
  headingSize.x5,
  {
    margin: 0,
    overflowWrap: "anywhere",
    hyphens: "auto",
    outline: "none",
    "@container": { [narrow]: { fontSize: vars.text.x4 } },
  },
]);

export const description = style([
  textSize.x2,
  {
    margin: 0,
    paddingBlockEnd: vars.space.x6,
    color: vars.color.text.quiet,
    overflowWrap: "anywhere",
  },
]);

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "none",
  justifyContent: "flex-end",
  gap: vars.space.x2,
  maxInlineSize: "50%",
  /* Below the heading there, and not over the cross beside it. */
  "@container": {
    [narrow]: {
      inlineSize: "100%",
      maxInlineSize: "none",
      justifyContent: "flex-start",
    },
  },
});

/* One cross for both ways, always in the same corner. */
export const close = style({
  position: "absolute",
  zIndex: 3,
  insetBlockStart: vars.space.x2,
  insetInlineEnd: vars.space.x1,
  "@container": {
    [wide]: {
      insetBlockStart: `calc((4.5rem - ${vars.size.control}) / 2)`,
      insetInlineEnd: vars.space.x4,
    },
  },
});

export const body = recipe({
  base: [
    focusRingInset,
    {
      boxSizing: "border-box",
      paddingBlock: `${vars.space.x2} max(${vars.space.x10}, env(safe-area-inset-bottom))`,
      paddingInline: side,
    },
  ],
  variants: {
    presentation: {
      dialog: {
        flex: 1,
        minBlockSize: 0,
        overflowY: "auto",
        overscrollBehavior: "contain",
      },
      page: {},
    },
  },
});

export const content = recipe({
  base: { minInlineSize: 0 },
  variants: {
    measure: {
      reading: { maxInlineSize: "44rem" },
      wide: { maxInlineSize: vars.size.content },
    },
  },
});

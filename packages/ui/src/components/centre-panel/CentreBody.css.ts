import { createVar, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRingInset } from "../../styles/focus.css.ts";
import { media } from "../../styles/media.ts";
import { textSize } from "../../styles/text.css.ts";
import { vars } from "../../styles/vars.css.ts";
import { narrow, oneAtATime, roomy, wide } from "./centreWidth.ts";

/** Offset of the sticky headers: the height of the site's header, where the centre is a page with one. */
export const stickAt = createVar();
/** Space at the start side of the page. */
export const side = createVar();
/** Space at its end side. */
export const sideEnd = createVar();

export const frame = recipe({
  base: {
    position: "relative",
    flex: 1,
    minInlineSize: 0,
    containerName: "centre",
    containerType: "inline-size",
    color: vars.color.text.primary,
  },
  variants: {
    presentation: {
      dialog: {
        minBlockSize: 0,
        overflow: "hidden",
        borderRadius: "inherit",
        vars: { [stickAt]: "0px" },
      },
      page: {
        inlineSize: "100%",
        /* The document leaves space for the sticky page header, which does not cover the start of the centre. */
        scrollMarginBlockStart: "-5rem",
        "@media": { [media.low]: { scrollMarginBlockStart: 0 } },
      },
    },
    underHeader: {
      true: {
        vars: { [stickAt]: vars.size.header },
        "@media": { [media.low]: { vars: { [stickAt]: "0px" } } },
      },
      false: { vars: { [stickAt]: "0px" } },
    },
  },
});

export const layout = recipe({
  base: {
    "@container": {
      [wide]: {
        display: "grid",
        gridTemplateColumns: "15rem minmax(0, 1fr)",
      },
      [roomy]: { gridTemplateColumns: "18rem minmax(0, 1fr)" },
    },
  },
  variants: {
    presentation: { dialog: { blockSize: "100%" }, page: {} },
  },
});

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
          [narrow]: { paddingInline: vars.space.x4 },
        },
      },
      page: {
        "@container": {
          [wide]: {
            /* The site already has a margin there. */
            paddingInlineStart: 0,
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

export const who = style({
  paddingBlockEnd: vars.space.x5,
  "@container": { [wide]: { paddingInlineStart: vars.space.x3 } },
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
        vars: { [side]: vars.space.x4, [sideEnd]: side },
        "@container": { [wide]: { vars: { [side]: vars.space.x8 } } },
      },
      /* The site already has a margin around a page. */
      page: {
        backgroundColor: vars.color.surface.page,
        vars: { [side]: "0px", [sideEnd]: "0px" },
        "@container": { [wide]: { vars: { [side]: vars.space.x8 } } },
      },
    },
  },
});

export const description = style([
  textSize.x2,
  {
    margin: 0,
    paddingBlockEnd: vars.space.x6,
    color: vars.color.text.quiet,
    overflowWrap: "anywhere",
  },
]);

/* One close button for both layouts, always in the same corner. */
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
      paddingInline: `${side} ${sideEnd}`,
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

export const page = style({ display: "grid", gap: vars.space.x6 });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(10rem, 100%), 1fr))",
  gap: vars.space.x3,
});

export const figure = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.sunken,
  "@media": { [media.forced]: { border: "1px solid GrayText" } },
});

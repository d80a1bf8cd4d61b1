import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { headingSize } from "../../styles/text.css.ts";
import { media } from "../../styles/media.ts";
import { vars } from "../../styles/vars.css.ts";
import { side, sideEnd, stickAt } from "./CentreBody.css.ts";
import { narrow, wide } from "./centreWidth.ts";

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
        "@media": { [media.low]: { position: "relative" } },
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
      false: { paddingInline: `${side} ${sideEnd}` },
    },
    lined: { true: {} },
  },
  compoundVariants: [
    {
      variants: { presentation: "dialog", lined: true },
      style: { borderBlockEndColor: vars.color.line.subtle },
    },
    {
      /* The line is as wide as the content below it: in a page there is no edge at the side for it to meet. */
      variants: { presentation: "page", lined: true },
      style: {
        "::after": {
          content: "",
          position: "absolute",
          insetBlockEnd: 0,
          insetInline: `${side} ${sideEnd}`,
          borderBlockEnd: `${vars.border.thin} solid ${vars.color.line.subtle}`,
        },
      },
    },
  ],
});

/* Focused elements are not scrolled under this header either, which is below the site's. */
globalStyle(`:root:has(.${head.classNames.variants.presentation.page})`, {
  scrollPaddingBlockStart: `calc(${vars.size.header} + 5rem + env(safe-area-inset-top))`,
  "@media": { [media.low]: { scrollPaddingBlockStart: vars.space.x2 } },
});

export const back = style({
  flex: "none",
  marginInlineStart: `calc(${vars.space.x3} * -1)`,
  "@container": { [wide]: { display: "none" } },
});

export const heading = style({ flex: 1, minInlineSize: 0 });

/* Focus moves here when the page changes, so that its name is read; it is not a control and shows no focus ring. */
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

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  flex: "none",
  justifyContent: "flex-end",
  gap: vars.space.x2,
  maxInlineSize: "50%",
  /* In a narrow centre they go below the heading, clear of the close button beside it. */
  "@container": {
    [narrow]: {
      inlineSize: "100%",
      maxInlineSize: "none",
      justifyContent: "flex-start",
    },
  },
});
